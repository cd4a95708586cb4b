import { app } from 'electron';

app.setName('Woundboard');
