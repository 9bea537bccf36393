/** Text to take away: onto the clipboard, or into a file where that is not allowed. */
import { BYTE_ORDER_MARK } from '../../parts/csv.ts';
import { saveFile } from '../../parts/saveFile.ts';

/** Says which of the two it became. */
export async function copyOrSave(name: string, text: string): Promise<'copied' | 'saved'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    saveFile(name, `${BYTE_ORDER_MARK}${text}`, 'text/csv;charset=utf-8');
    return 'saved';
  }
}
