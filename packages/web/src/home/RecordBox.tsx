/** Where a record comes in: a button, and the page as a place to drop it. */
import { useRef } from 'preact/hooks';
import { homeUi } from '../words/home.ts';

export function RecordBox({
  dragged,
  take,
}: {
  readonly dragged: boolean;
  readonly take: (file: File) => void;
}) {
  const text = homeUi();
  const input = useRef<HTMLInputElement>(null);
  return (
    <section class="record-box">
      <div>
        <h2>{text.record}</h2>
        <p>{text.recordText}</p>
      </div>
      <div class="record-acts">
        <button type="button" class="btn line-btn" onClick={() => input.current?.click()}>
          {text.chooseFile}
        </button>
        <span class="record-drop">{dragged ? text.drop : text.dropHere}</span>
      </div>
      <input
        ref={input}
        type="file"
        accept=".json,.gz,application/json,application/gzip"
        hidden
        aria-label={text.chooseFile}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) take(file);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
    </section>
  );
}
