/** A server that takes little memory from its start on. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { leanStart } from '../src/serve/lean.ts';

const YOUNG = '--max-semi-space-size=8';

test('a server starts with a small young generation, and says to the system that its threads share memory', () => {
  expect(leanStart([], { HOME: '/home/anna' }, ['--enable-source-maps'])).toEqual({
    flags: [YOUNG, '--enable-source-maps'],
    environment: { HOME: '/home/anna', MALLOC_ARENA_MAX: '2' },
  });
  expect(leanStart([], {}, [YOUNG])).toBeNull();
});

test.each([
  [['--memory', '512'], {}],
  [['--memory=512'], {}],
  [[], { KURSBUCH_MEMORY: '512' }],
  [['--port', '8081', '--memory', '512', '--log', 'info'], { KURSBUCH_MEMORY: '4096' }],
])('what the whole process may take bounds its objects: %j %j', (args, environment) => {
  expect(leanStart(args, environment, [])?.flags).toEqual([YOUNG, '--max-old-space-size=362']);
});

test('what somebody has set himself stays so', () => {
  const own = '--max_semi_space_size=32';
  expect(leanStart([], {}, [own])).toBeNull();
  expect(leanStart([], { NODE_OPTIONS: `--trace-gc ${own}` }, [])).toBeNull();
  expect(leanStart(['--memory', '512'], {}, [own])?.flags).toEqual(['--max-old-space-size=362', own]);
  expect(leanStart(['--memory', '512'], { MALLOC_ARENA_MAX: '4' }, [])?.environment.MALLOC_ARENA_MAX).toBe(
    '4',
  );
});

test('a bad setting is left to the command, which says so', () => {
  expect(leanStart(['--memory', '12', '--nonsense'], {}, [])?.flags).toEqual([YOUNG]);
});

test('V8 takes these flags', () => {
  const { flags } = leanStart(['--memory', '512'], {}, []) ?? { flags: [] };
  const script = 'console.log(require("v8").getHeapStatistics().heap_size_limit / 1024 / 1024)';
  const node = fileURLToPath(new URL(import.meta.resolve('node/bin/node')));
  const said = execFileSync(node, [...flags, '-e', script], { encoding: 'utf8' });
  // The old objects and three times half of the young ones.
  expect(Number(said)).toBe(362 + 3 * 8);
});
