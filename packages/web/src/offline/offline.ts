/** Keeps the program on the device, and knows when there is a newer one. */
import { type ReadonlySignal, signal } from '@preact/signals';

/** How often a page that stays open looks for a new version. */
const HOUR = 3_600_000;

const waiting = signal<ServiceWorker | null>(null);

/** A newer version is on the device and waits. */
export const newVersion: ReadonlySignal<ServiceWorker | null> = waiting;

let taken = false;

/** Go over to the newer version: the page begins again with it. */
export function takeNewVersion(): void {
  taken = true;
  waiting.value?.postMessage('skipWaiting');
}

export function later(): void {
  waiting.value = null;
}

async function register(service: ServiceWorkerContainer): Promise<void> {
  const registration = await service.register('/service.js');
  const look = () => {
    // Without an active one this is the first visit, and nothing is new.
    if (registration.waiting && registration.active) waiting.value = registration.waiting;
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  service.addEventListener('controllerchange', () => {
    if (taken) location.reload();
  });
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < HOUR) return;
    looked = Date.now();
    registration.update().catch(() => {});
  });
}

/** Only what was built can be kept, and only where the browser trusts the connection. */
export function keepOnDevice(): void {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  // Without it everything works, as long as there is a network.
  if (import.meta.env.PROD && serviceWorker) register(serviceWorker).catch(() => {});
}
