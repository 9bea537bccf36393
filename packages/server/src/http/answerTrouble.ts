/** What went wrong, as the client hears it: a word, one sentence, and nothing of what is inside. */
import type { FastifyError, FastifyReply } from 'fastify';
import { Held } from '../operators/held.ts';
import { isGone } from '../store/gone.ts';
import { Trouble } from '../trouble.ts';
import { languageFrom } from '../words.ts';
import { CAREFUL } from './browser.ts';
import { isOutage, type Outage } from './outage.ts';
import { MovedOn } from './routes.ts';

/** What Fastify finds wrong with a request before anybody looks at it, in our words. */
const FOUND_BEFORE: Readonly<Record<string, readonly [status: number, error: string, message: string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'tooLong', 'That is longer than anything that is asked here.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'notJson', 'Send JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'malformed', 'There is nothing in the request.'],
};

/** The database cannot be reached: it is nobody's fault who asks. */
const BUSY = new Trouble('busy');

/** Somebody has taken away, a moment before, what this was about. */
const GONE = new Trouble('gone');

export function answerTrouble(raised: FastifyError | Trouble, reply: FastifyReply, outage: Outage): void {
  const error = isGone(raised) ? GONE : raised;
  // A request that never came to a route has no headers yet.
  reply.headers(CAREFUL);
  if (error instanceof Trouble) {
    const { word, refusal, status } = error;
    const held = error instanceof Held ? error : null;
    const message = held?.sentence(languageFrom(reply.request.headers['accept-language'])) ?? error.message;
    const steps = error instanceof MovedOn ? error.steps : null;
    reply.code(status).send({
      error: word,
      message,
      ...(refusal && { refusal }),
      ...(steps && { steps }),
      ...(held && { until: held.until, reason: held.reason }),
    });
    return;
  }
  const [status, word, message] = FOUND_BEFORE[error.code] ?? foundBefore(error);
  if (status === 503) outage.failed(error);
  else if (status >= 500) reply.log.error(error);
  reply.code(status).send({ error: word, message });
}

function foundBefore(error: FastifyError): readonly [status: number, error: string, message: string] {
  const { validation, validationContext, statusCode = 500 } = error;
  const [first] = validation ?? [];
  if (first) {
    const where = `${validationContext ?? 'request'}${first.instancePath}`.replaceAll('/', '.');
    return [
      400,
      'malformed',
      `This is not the form of the request: ${where} ${first.message ?? 'is wrong'}.`,
    ];
  }
  if (statusCode < 500) return [statusCode, 'malformed', 'This is not the form of a request.'];
  if (isOutage(error)) return [503, BUSY.word, BUSY.message];
  return [500, 'broken', 'Something went wrong here; try again.'];
}
