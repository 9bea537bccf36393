/** What is known and can be done while one waits for a table to start. */
import { go } from '@kursbuch/screens/parts/place.ts';
import { titleNamed } from '@kursbuch/titles';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { wordOf } from '../online/ask.ts';
import { askedAgain } from '../online/askedAgain.ts';
import type { OnlineTable } from '../online/onlineTable.ts';
import { decline, invitations, isBlocked, lookForBlocked, lookForInvitations } from '../online/people.ts';
import { person } from '../online/person.ts';
import type { TableInfo } from '../online/wire.ts';
import { saidOf } from './said.ts';

export type Waiting = ReturnType<typeof useWaiting>;

/** @param invitation the word of a personal link: a seat is kept for whoever has it */
export function useWaiting(table: OnlineTable, info: TableInfo, invitation: string | undefined) {
  const problem = useSignal<string | null>(null);
  const busy = useSignal(false);
  const entry = titleNamed(info.title);
  const own = info.seats.find(({ place }) => place === info.you);
  const owner = info.seats.find((seat) => seat.owner);
  const free = info.size - info.seats.length;
  const { kept = [] } = info;
  const isInvited = kept.some(({ you }) => you);
  const invited = invitations.value.find((one) => one.table.id === info.id);
  /** Somebody sits here whom one has blocked: one is told before one sits down. */
  const avoided = info.seats.filter(({ sitter }) => isBlocked(sitter.person)).map(({ name }) => name);
  /** Whoever looks finds no seat: those that are free are kept for others. */
  const isKept = !own && invitation === undefined && !isInvited && free > 0 && free <= kept.length;
  const isTold = useSignal(false);
  const isWarned = !own && (avoided.length > 0 || isTold.value);
  const sitDown = async () => {
    await table.join({ invitation, anyway: isWarned }).catch((thrown: unknown) => {
      if (wordOf(thrown) !== 'blockedSits') throw thrown;
      isTold.value = true;
    });
  };
  useEffect(() => {
    if (!person.value) return;
    void lookForBlocked().catch(() => undefined);
    void lookForInvitations();
  }, [person.value?.id]);
  // Those who are asked to play again and have not come yet.
  const missing =
    askedAgain.value?.table === info.id
      ? askedAgain.value.names.filter((name) => info.seats.every((seat) => seat.name !== name))
      : [];
  const enough = info.seats.length >= (entry?.players.min ?? 2);
  useEffect(() => {
    document.title = `${info.name} · Kursbuch`;
  });
  const lastSaid = table.messages.value.at(-1)?.number ?? 0;
  useEffect(() => table.haveRead(lastSaid), [lastSaid, info.you]);
  const act = async (what: () => Promise<void>) => {
    if (busy.value) return;
    busy.value = true;
    problem.value = null;
    await what().catch((thrown: unknown) => {
      problem.value = saidOf(thrown);
    });
    busy.value = false;
  };
  return {
    ...{ table, info, entry, own, owner, free, kept, invited, isInvited, isKept },
    ...{ avoided, isWarned, missing, enough },
    isOwner: own?.owner === true,
    isCalledOff: info.start?.calledOff === true,
    isBusy: busy.value,
    problem: problem.value,
    /** Does something at the server; what goes wrong is said at the head of the page. */
    act: (what: () => Promise<void>) => void act(what),
    sitDown,
    enter: () => table.join({ invitation }),
    sayNo: () => (invited ? decline(invited.id).then(() => go({ at: 'online' })) : Promise.resolve()),
    leave: () => table.giveUpSeat().then(() => go({ at: 'online' })),
  };
}
