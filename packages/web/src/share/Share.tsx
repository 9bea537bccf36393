/** A button that passes a link on: to copy, to send with whatever the device has for it, to read with a camera. */
import { ui } from '@kursbuch/screens/words/index.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { QrCode } from './QrCode.tsx';
import './share.css';

interface Shared {
  readonly link: string;
  /** What the link leads to. */
  readonly name: string;
  /** What whoever opens it finds. */
  readonly text?: string | undefined;
}

export function Share({
  look = 'line-btn',
  label,
  ...shared
}: Shared & {
  readonly look?: string;
  /** What is shared, where there are several. */
  readonly label?: string;
}) {
  const isOpen = useSignal(false);
  return (
    <>
      <button
        type="button"
        class={`btn ${look}`}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        {ui().share.share}
      </button>
      {isOpen.value && (
        <ShareSheet
          {...shared}
          close={() => {
            isOpen.value = false;
          }}
        />
      )}
    </>
  );
}

const canSend = (): boolean => typeof (navigator as { readonly share?: unknown }).share === 'function';

export function ShareSheet({ link, name, text, close }: Shared & { readonly close: () => void }) {
  const say = ui().share;
  const dialog = useRef<HTMLDialogElement>(null);
  const told = useSignal<'copied' | 'notCopied' | null>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const copy = async () => {
    // Without a clipboard, as on pages served without encryption, the field is there to copy from.
    await navigator.clipboard.writeText(link);
  };
  return (
    <dialog
      class="share-sheet"
      ref={dialog}
      aria-label={say.title(name)}
      onClose={close}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div class="share-body">
        <h2>{say.title(name)}</h2>
        {text !== undefined && <p>{text}</p>}
        <QrCode link={link} />
        <p>{say.codeText}</p>
        <input
          class="text-field"
          readOnly
          aria-label={say.link}
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div class="share-acts">
          <button type="button" class="btn line-btn" onClick={() => dialog.current?.close()}>
            {say.close}
          </button>
          {canSend() && (
            <button
              type="button"
              class="btn line-btn"
              // Whoever changes his mind there has said nothing wrong.
              onClick={() => void navigator.share({ title: name, url: link }).catch(() => {})}
            >
              {say.send}
            </button>
          )}
          <button
            type="button"
            class="btn ink"
            onClick={() =>
              void copy().then(
                () => {
                  told.value = 'copied';
                },
                () => {
                  told.value = 'notCopied';
                },
              )
            }
          >
            <span aria-live="polite">{told.value ? say[told.value] : say.copy}</span>
          </button>
        </div>
      </div>
    </dialog>
  );
}
