/** Text to take away: onto the clipboard, or into a file where that is not allowed. */
import { saveFile } from '../../parts/saveFile.ts';

/** Says which of the two it became. */
export async function copyOrSave(name: string, text: string): Promise<'copied' | 'saved'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    saveFile(name, 'text/csv;charset=utf-8', `\ufeff${text}`);
    return 'saved';
  }
}
