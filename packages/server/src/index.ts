export { readSite, type Site } from './files/site.ts';
export { type AppSettings, createApp } from './http/app.ts';
export type { App } from './http/routes.ts';
export { type Address, listen, type Running } from './listen.ts';
export type { Letter, Mail } from './mail.ts';
export { serve } from './serve.ts';
export { noticesShown, placeShown, readSettings, type Settings } from './settings.ts';
export { openStore, type Place, type Store } from './store/store.ts';
export { Unusable } from './store/unusable.ts';
