import { contextBridge } from 'electron';

contextBridge.exposeInMainWorld('gm', {});
