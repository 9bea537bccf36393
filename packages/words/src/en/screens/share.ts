/** A link that is passed on. */
export const share = {
  share: 'Share',
  title: (what: string) => `Share ${what}`,
  link: 'Link',
  copy: 'Copy link',
  copied: 'Copied',
  notCopied: 'Copy it from the field',
  send: 'Send it on',
  code: 'A code of squares with the link',
  codeText: 'Point a camera at it to open the link there.',
  close: 'Close',
  watch: 'Whoever opens the link watches, without an account.',
  over: 'Whoever opens the link sees the result, the charts and every move, without an account.',
};
