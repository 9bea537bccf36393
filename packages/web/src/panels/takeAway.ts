/** Text to take away: onto the clipboard, or into a file where that is not allowed. */

export function saveAs(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Says which of the two it became. */
export async function copyOrSave(name: string, text: string): Promise<'copied' | 'saved'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    saveAs(name, 'text/csv;charset=utf-8', `\ufeff${text}`);
    return 'saved';
  }
}
