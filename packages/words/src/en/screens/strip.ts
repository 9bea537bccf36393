/** The strip under the bar: what was refused, and what went wrong beside the rules. */
export const strip = {
  rule: (id: string) => `Rule ${id}`,
  ok: 'OK',
  stale: 'The game has moved on meanwhile.',
  notSaved: 'Not saved.',
  notSavedWhy: {
    full: 'This device has no room left. The game goes on; export the record to keep it.',
    forbidden:
      'This browser does not let the page store anything. The game goes on; export the record to keep it.',
    elsewhere: 'This game was played on in another tab. Reload to see it, or export what is here.',
  },
  export: 'Export',
  copy: 'Play on in a copy',
  reload: 'Reload',
  workerLost: 'The game has stopped.',
  workerLostWhy: 'It is safe as of the last save. Reload to go on.',
  elsewhere: 'Open in another tab.',
  elsewhereWhy: 'The game is played there; here you only watch.',
  elsewhereFree: 'It has stopped there. Reload to play on here.',
  botStuck: (name: string) => `${name} finds nothing to do.`,
  botStuckWhy: 'The table is unchanged. Undo a step, or reload.',
};
