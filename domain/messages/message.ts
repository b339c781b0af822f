import { isFarTooLong } from '../fields/far-too-long.ts';
import { cleanText } from '../fields/text.ts';
import { isEmail } from '../model/email.ts';
import type { FieldProblem, FieldProblems } from '../errors.ts';

/** The forms a visitor can send: contact (specification 5) and the built-in membership form. */
export const messageKinds = ['contact', 'membership'] as const;
export type MessageKind = (typeof messageKinds)[number];

export type MessageForm = {
  kind: MessageKind;
  fields: Readonly<Record<string, { required: boolean; max: number; format?: 'email' }>>;
};

export const contactForm: MessageForm = {
  kind: 'contact',
  fields: {
    name: { required: true, max: 200 },
    email: { required: true, max: 254, format: 'email' },
    message: { required: true, max: 10_000 },
  },
};

export const membershipForm: MessageForm = {
  kind: 'membership',
  fields: {
    name: { required: true, max: 200 },
    email: { required: true, max: 254, format: 'email' },
    phone: { required: false, max: 40 },
    city: { required: true, max: 120 },
    message: { required: false, max: 5_000 },
  },
};

/**
 * Checks what a visitor typed; the same in the browser and on the server. Answers the trimmed values, or the
 * problem of each wrong field.
 */
export function checkMessage(
  form: MessageForm,
  input: Readonly<Record<string, string | undefined>>,
): { values: Record<string, string> } | { problems: FieldProblems } {
  const values: Record<string, string> = {};
  const problems: FieldProblems = {};
  for (const [name, rule] of Object.entries(form.fields)) {
    const given = input[name] ?? '';
    if (isFarTooLong(given, rule.max)) {
      problems[name] = { key: 'tooLong', max: rule.max };
      continue;
    }
    const value = cleanText(given);
    values[name] = value;
    const problem = problemOf(value, rule);
    if (problem) problems[name] = problem;
  }
  return Object.keys(problems).length > 0 ? { problems } : { values };
}

function problemOf(value: string, rule: MessageForm['fields'][string]): FieldProblem | undefined {
  if (value === '') return rule.required ? { key: 'required' } : undefined;
  if (value.length > rule.max) return { key: 'tooLong', max: rule.max };
  if (rule.format === 'email' && !isEmail(value)) return { key: 'invalidEmail' };
  return undefined;
}
