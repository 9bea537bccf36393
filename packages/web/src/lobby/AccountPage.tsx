/** Who one is on the server: a guest, or somebody with an account; and the pages that links of letters lead to. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Ask } from '../home/Ask.tsx';
import '../home/home.css';
import { addressOf, go } from '@kursbuch/screens/parts/place.ts';
import { fileName, saveFile } from '@kursbuch/screens/parts/saveFile.ts';
import { PageHead } from '../home/PageHead.tsx';
import { when } from '../home/when.ts';
import { ask } from '../online/ask.ts';
import { addPasskey, comeInWithKey, hasPasskeys, passkeysOf, removePasskey } from '../online/passkeys.ts';
import { becomes, comeIn, deleteAccount, goAway, hasMail, person, whoAmI } from '../online/person.ts';
import type { Passkey, Person } from '../online/wire.ts';
import { onlineUi } from '../words/online.ts';
import { type Field, Form } from './Form.tsx';
import { LobbyBar } from './LobbyBar.tsx';
import { LobbyNav } from './LobbyNav.tsx';
import './lobby.css';
import { NoServer } from './NoServer.tsx';
import { NoticeSettings } from './NoticeSettings.tsx';
import { saidOf } from './said.ts';

const toLobby = () => go({ at: 'online' });

const email = (): Field => ({
  name: 'email',
  label: onlineUi().email,
  type: 'email',
  autoComplete: 'username',
});
const password = (): Field => ({
  name: 'password',
  label: onlineUi().password,
  type: 'password',
  autoComplete: 'current-password',
});
/** Whoever has passkeys alone leaves it empty. */
const proof = (label: string): Field => ({ ...password(), name: 'proof', label, optional: true });
const proofOf = ({ proof: given = '' }: Readonly<Record<string, string>>): string | null =>
  given === '' ? null : given;
const newPassword = (label: string): Field => ({
  name: 'password',
  label,
  type: 'password',
  autoComplete: 'new-password',
  hint: onlineUi().passwordText,
});

export function AccountPage() {
  const text = onlineUi();
  const silent = useSignal(false);
  const look = () =>
    whoAmI().then(
      () => {
        silent.value = false;
      },
      () => {
        silent.value = true;
      },
    );
  useEffect(() => {
    void look();
    document.title = `${onlineUi().account} · Kursbuch`;
  }, []);
  const { value: who } = person;
  return (
    <div class="home lobby account">
      <PageHead />
      <LobbyNav here={null} />
      <main>
        {silent.value ? (
          <NoServer again={look} />
        ) : (
          <>
            <section class="hero">
              <h1>{who?.name ?? text.account}</h1>
              <div class="hero-empty">
                <p>{who ? (who.guest ? text.guestText : who.email) : text.logInText}</p>
                <a class="btn alt" href={addressOf({ at: 'online' })}>
                  {text.lobby}
                </a>
                {who && (
                  <a class="btn alt" href={addressOf({ at: 'people', id: who.id })}>
                    {text.persons.yourPage}
                  </a>
                )}
              </div>
            </section>
            {who === undefined ? <div aria-busy="true" /> : <Parts who={who} />}
          </>
        )}
      </main>
      <LobbyBar here="me" />
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class="account-part" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Parts({ who }: { readonly who: Person | null }) {
  return (
    <div class="account-parts">
      {/* Nobody is known: whoever comes here has an account. A guest comes to make one. */}
      {who === null && <LogIn who={who} />}
      {(who === null || who.guest) && <Register who={who} />}
      {who?.guest && <LogIn who={who} />}
      {who && <Name who={who} />}
      {who && !who.guest && <Address who={who} />}
      {who && !who.guest && <Password />}
      {who && <Passkeys />}
      {who && <NoticeSettings />}
      {who && <Leaving who={who} />}
    </div>
  );
}

function Register({ who }: { readonly who: Person | null }) {
  const text = onlineUi();
  const name: Field = { name: 'name', label: text.yourName, autoComplete: 'nickname' };
  return (
    <Part title={who ? text.keepSeats : text.register}>
      {who && <p>{text.keepSeatsText}</p>}
      {!hasMail.value ? <p>{text.registerNoMail}</p> : !who && <p>{text.registerText}</p>}
      {who && <LetterSent who={who} />}
      <Form
        fields={[...(who ? [] : [name]), email(), newPassword(text.password)]}
        act={text.register}
        run={(values) => becomes('POST', 'accounts', values)}
      />
    </Part>
  );
}

/** A letter is on its way, and nothing else can be said: whether the address has an owner is his business. */
function LetterSent({ who }: { readonly who: Person }) {
  const text = onlineUi();
  if (!who.asked) return null;
  return (
    <>
      <p role="status">{text.asked(who.asked)}</p>
      <Form
        fields={[]}
        act={text.askAgain}
        done={text.confirmSent}
        run={() => ask('POST', 'me/email/confirmation')}
      />
    </>
  );
}

function LogIn({ who }: { readonly who: Person | null }) {
  const text = onlineUi();
  const forgot = useSignal(false);
  const problem = useSignal<string | null>(null);
  const withKey = () =>
    comeInWithKey().then(toLobby, (thrown: unknown) => {
      problem.value = saidOf(thrown);
    });
  return (
    <Part title={text.logIn}>
      <p>{who ? text.comesAlong(who.name) : text.logInText}</p>
      {forgot.value ? (
        <Form
          key="forgot"
          fields={[email()]}
          act={text.forgotAct}
          done={text.forgotDone}
          run={(values) => ask('POST', 'resets', values)}
        />
      ) : (
        <Form
          key="login"
          fields={[email(), password()]}
          act={text.logIn}
          run={(values) => becomes('POST', 'logins', values).then(toLobby)}
        />
      )}
      <div class="account-acts">
        {hasPasskeys() && (
          <button type="button" class="btn line-btn" onClick={() => void withKey()}>
            {text.withKey}
          </button>
        )}
        {hasMail.value && (
          <button
            type="button"
            class="link-btn"
            onClick={() => {
              forgot.value = !forgot.value;
            }}
          >
            {forgot.value ? text.logIn : text.forgot}
          </button>
        )}
      </div>
      {problem.value && (
        <p class="is-wrong" role="alert">
          {problem.value}
        </p>
      )}
    </Part>
  );
}

function Name({ who }: { readonly who: Person }) {
  const text = onlineUi();
  return (
    <Part title={text.name}>
      <p>{text.nameText}</p>
      <Form
        fields={[{ name: 'name', label: text.yourName, autoComplete: 'nickname', value: who.name }]}
        act={text.save}
        run={({ name = '' }) => comeIn(name)}
      />
    </Part>
  );
}

function Address({ who }: { readonly who: Person }) {
  const text = onlineUi();
  return (
    <Part title={text.email}>
      <p>
        {who.email}{' '}
        {who.email &&
          (who.confirmed || hasMail.value) &&
          `(${who.confirmed ? text.confirmed : text.notConfirmed})`}
      </p>
      <LetterSent who={who} />
      {who.email && !who.confirmed && !who.asked && hasMail.value && (
        <Form
          fields={[]}
          act={text.confirmAct}
          done={text.confirmSent}
          run={() => ask('POST', 'me/email/confirmation')}
        />
      )}
      <Form
        fields={[email(), proof(text.password)]}
        act={text.changeEmail}
        run={(values) => becomes('PUT', 'me/email', { email: values.email, password: proofOf(values) })}
      />
    </Part>
  );
}

function Password() {
  const text = onlineUi();
  return (
    <Part title={text.password}>
      <Form
        fields={[proof(text.oldPassword), newPassword(text.newPassword)]}
        act={text.changePassword}
        run={(values) => ask('PUT', 'me/password', { old: proofOf(values), password: values.password })}
      />
    </Part>
  );
}

function Passkeys() {
  const text = onlineUi();
  const keys = useSignal<readonly Passkey[]>([]);
  const problem = useSignal<string | null>(null);
  const take = (found: Promise<readonly Passkey[]>) =>
    found.then(
      (list) => {
        keys.value = list;
        problem.value = null;
      },
      (thrown: unknown) => {
        problem.value = saidOf(thrown);
      },
    );
  useEffect(() => void take(passkeysOf()), []);
  return (
    <Part title={text.passkeys}>
      <p>{hasPasskeys() ? text.passkeysText : text.noPasskeys}</p>
      <ul class={keys.value.length > 0 ? 'lobby-rows' : ''}>
        {keys.value.map(({ id, name, used }) => (
          <li key={id} class="room-seat">
            <b>{name}</b>
            <span>{text.keyUsed(when(used))}</span>
            <button
              type="button"
              class="btn line-btn small"
              aria-label={text.removeKey(name)}
              onClick={() => void take(removePasskey(id))}
            >
              {text.remove}
            </button>
          </li>
        ))}
      </ul>
      {hasPasskeys() && (
        <Form
          fields={[{ name: 'name', label: text.keyName, value: deviceName() }]}
          act={text.addKey}
          run={async ({ name = '' }) => {
            keys.value = await addPasskey(name);
            // Whoever has a key is a guest no more.
            await whoAmI();
          }}
        />
      )}
      {problem.value && (
        <p class="is-wrong" role="alert">
          {problem.value}
        </p>
      )}
    </Part>
  );
}

/** "Chromium on Linux", as far as a browser says so. */
const deviceName = (): string =>
  /Android|iPhone|iPad|Windows|Mac|Linux/.exec(navigator.userAgent)?.[0] ?? 'Passkey';

function Leaving({ who }: { readonly who: Person }) {
  const text = onlineUi();
  const {
    act: deleteAct,
    ask: deleteAsk,
    text: deleteText,
  } = who.guest ? text.guestDeletes : { act: text.deleteAct, ask: text.deleteAsk, text: text.deleteText };
  const deleting = useSignal(false);
  const problem = useSignal<string | null>(null);
  const act = (what: () => Promise<unknown>) => () =>
    void what().catch((thrown: unknown) => {
      problem.value = saidOf(thrown);
    });
  const save = async () =>
    saveFile(
      fileName(`kursbuch ${who.name}`, 'json'),
      JSON.stringify(await ask('GET', 'me/export'), null, 2),
      'application/json',
    );
  return (
    <Part title={text.data}>
      <p>{text.exportText}</p>
      <div class="account-acts">
        <button type="button" class="btn line-btn" onClick={act(save)}>
          {text.exportAct}
        </button>
        {!who.guest && (
          <>
            <button type="button" class="btn line-btn" onClick={act(() => goAway().then(toLobby))}>
              {text.outHere}
            </button>
            <button type="button" class="btn line-btn" onClick={act(() => goAway('sessions').then(toLobby))}>
              {text.outEverywhere}
            </button>
          </>
        )}
        <button
          type="button"
          class="btn line-btn"
          onClick={() => {
            deleting.value = true;
          }}
        >
          {deleteAct}
        </button>
      </div>
      {problem.value && (
        <p class="is-wrong" role="alert">
          {problem.value}
        </p>
      )}
      {deleting.value && (
        <Ask
          title={deleteAsk}
          close={() => {
            deleting.value = false;
          }}
        >
          <p>{deleteText}</p>
          <Form
            grave
            fields={who.guest ? [] : [proof(text.password)]}
            act={deleteAct}
            run={(values) => deleteAccount(proofOf(values)).then(toLobby)}
            cancel={() => {
              deleting.value = false;
            }}
          />
        </Ask>
      )}
    </Part>
  );
}

/** Whoever comes with the link of a letter. */
export function LetterPage({ at, token }: { readonly at: 'reset' | 'confirm'; readonly token: string }) {
  const text = onlineUi();
  const title = at === 'reset' ? text.resetting : text.confirming;
  useEffect(() => {
    document.title = `${title} · Kursbuch`;
  }, [title]);
  return (
    <div class="home lobby account">
      <PageHead />
      <main>
        <section class="hero">
          <h1>{title}</h1>
        </section>
        <div class="account-parts">
          <Part title={title}>
            {at === 'reset' ? (
              <Form
                fields={[newPassword(text.newPassword)]}
                act={text.resetAct}
                run={(values) => becomes('POST', 'resets/answer', { token, ...values }).then(toLobby)}
              />
            ) : (
              <Form
                fields={[]}
                act={text.confirmThis}
                done={text.confirmDone}
                run={() => ask('POST', 'confirmations', { token })}
              />
            )}
          </Part>
        </div>
      </main>
    </div>
  );
}
