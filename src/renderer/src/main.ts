import { mount } from 'svelte';
import App from './App.svelte';
import { painted } from './painted.ts';
import { ask } from './state/ask.ts';
import { Screen } from './state/screen.svelte.ts';
import { bindShell } from './state/shell-actions.ts';
import './styles/index.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

const screen = new Screen(window.gm, () => new Date());
bindShell(screen);
await screen.start();
mount(App, { target, props: { screen } });

await painted();
await ask(() => window.gm.app.ready());
