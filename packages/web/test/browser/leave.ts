/** For every file of tests in the browser, which share their browser: pages are left when a test is over. */
import { afterEach } from 'vitest';
import { leave } from './harness.ts';

afterEach(({ task }) => leave(task.result?.state === 'fail'));
