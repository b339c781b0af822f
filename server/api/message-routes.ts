import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { badRequest, payloadTooLarge } from '../../domain/errors.ts';
import { contactForm } from '../../domain/messages/message.ts';
import { requestLanguage } from '../http/speak-errors.ts';
import type { MessageService } from '../services/messages.ts';

export const maxFormBytes = 64 * 1024;

/**
 * The built-in send-form endpoint (specification 7, last POST): the contact form's fields beside the service,
 * template and user identifiers of the email client 3.2.0, which are accepted and not needed here.
 */
export function messageRoutes(messages: MessageService): Hono {
  return new Hono().post(
    '/v1.0/email/send-form',
    bodyLimit({
      maxSize: maxFormBytes,
      onError: () => {
        throw payloadTooLarge();
      },
    }),
    async (c) => {
      const form = await c.req.parseBody().catch(() => {
        throw badRequest();
      });
      await messages.receive(contactForm, textFields(form), requestLanguage(c.req.url));
      return c.text('OK');
    },
  );
}

/** The text fields of a parsed form; files are none of a message's business. */
export function textFields(form: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
