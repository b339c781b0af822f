import { Hono } from 'hono';
import { contactForm } from '../../domain/messages/message.ts';
import { limitBody, readForm } from './read-form.ts';
import { clientAddress } from '../http/client-address.ts';
import { requestLanguage } from '../http/speak-errors.ts';
import type { MessageService } from '../services/messages.ts';

const maxMessageBytes = 64 * 1024;

/**
 * The built-in send-form endpoint (specification 7, last POST): the contact form's fields beside the service,
 * template and user identifiers of the email client 3.2.0, which are accepted and not needed here.
 */
export function messageRoutes(messages: MessageService): Hono {
  return new Hono().post(
    '/v1.0/email/send-form',
    limitBody(maxMessageBytes),
    async (c) => {
      await messages.receive(contactForm, (await readForm(c)).texts, requestLanguage(c.req.url), clientAddress(c));
      return c.text('OK');
    },
  );
}
