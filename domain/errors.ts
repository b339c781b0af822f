/**
 * Every error of the program, as a value with a stable code, an HTTP status and a translation key. The message is made
 * for the response, in the language of the request; the cause is never sent.
 */

import type { FactorMethod } from './people/second-factor.ts';

/** Translation keys of `locales/<language>/errors.json`, with the names of their parameters. */
export type ErrorKey =
  | 'badRequest'
  | 'invalidId'
  | 'invalidPage'
  | 'invalidLimit'
  | 'invalidSort'
  | 'notFound'
  | 'signInRequired'
  | 'forbidden'
  | 'draftsOnly'
  | 'translationsOnly'
  | 'recentSignInRequired'
  | 'secondFactorRequired'
  | 'factorConfirmationRequired'
  | 'secondFactorExpired'
  | 'secondFactorSetupRequired'
  | 'secondFactorMissing'
  | 'lastFactor'
  | 'passkeyRefused'
  | 'passkeysUnavailable'
  | 'tooManyPasskeys'
  | 'crossOrigin'
  | 'invalidFields'
  | 'payloadTooLarge'
  | 'formTooLarge'
  | 'requestTimeout'
  | 'tooManyRequests'
  | 'tooManyReadings'
  | 'tooManyMessages'
  | 'tooMuchText'
  | 'tooManyChanges'
  | 'mailNotSetUp'
  | 'mailHeld'
  | 'loginFailed'
  | 'lastSuperadmin'
  | 'conflict'
  | 'ownAccount'
  | 'linkExpired'
  | 'antiForgery'
  | 'diskFull'
  | 'diskNotWritable'
  | 'storageFull'
  | 'tooManyUploads'
  | 'busy'
  | 'databaseUnavailable'
  | 'filesUnavailable'
  | 'onlyOne'
  | 'tooManyNewAccounts'
  | 'fileInUse'
  | 'internal';

/** A problem of one field, shown next to it. */
export type FieldProblem =
  | { key: 'required' }
  | { key: 'tooLong'; max: number }
  | { key: 'tooShort'; min: number }
  | { key: 'invalidEmail' }
  | { key: 'emailOrPhone' }
  | { key: 'phoneAsEmail' }
  | { key: 'invalid' }
  | { key: 'invalidVideo' }
  | { key: 'invalidPhone' }
  | { key: 'invalidLink' }
  | { key: 'foreignLink'; hosts: string }
  | { key: 'notANumber' }
  | { key: 'outOfRange'; min: number; max: number }
  | { key: 'yearOutOfRange'; first: string; last: string }
  | { key: 'emailTaken' }
  | { key: 'passwordsDiffer' }
  | { key: 'wrongCode' }
  | { key: 'wrongRecoveryCode' }
  | { key: 'predictablePassword' }
  | { key: 'personalPassword' }
  | { key: 'commonPassword' }
  | { key: 'wrongPassword' }
  | { key: 'endBeforeStart' }
  | { key: 'notAPicture' }
  | { key: 'heicNotReadable' }
  | { key: 'pictureTooLarge'; megapixels: number }
  | { key: 'fileTooLarge'; megabytes: number }
  | { key: 'notADocument' }
  | { key: 'bmpNotReadable' }
  | { key: 'pictureSides'; pixels: number }
  | { key: 'fileTooHeavy' }
  | { key: 'encryptedPdf' }
  | { key: 'damagedPdf' }
  | { key: 'hasMacros' }
  | { key: 'loadsExternalParts' }
  | { key: 'oldOffice' }
  | { key: 'ownStorageFull'; megabytes: number }
  | { key: 'siteStorageFull'; megabytes: number }
  | { key: 'pictureDeleted' }
  | { key: 'textPictureDeleted'; words: string }
  | { key: 'tooManyPictures'; max: number }
  | { key: 'textDocumentDeleted'; words: string }
  | { key: 'textDocumentNotPublic'; words: string }
  | { key: 'tooManyDocuments'; max: number }
  | { key: 'tooManyCopies'; max: number }
  | { key: 'sharedPicture' }
  | { key: 'pictureOfOthers' }
  | { key: 'placeholderMissing'; placeholder: string }
  | { key: 'placeholderUnknown'; placeholder: string }
  | { key: 'placeholderBroken' }
  | { key: 'placeholderTitle' }
  | { key: 'unknownVerse'; reference: string }
  | { key: 'changedVerse'; reference: string }
  | { key: 'notInQuran'; words: string }
  | { key: 'unpairedBracket'; words: string };

/** Problems by the name of the field in the request. */
export type FieldProblems = Record<string, FieldProblem>;

/** Returns whether a draft may be saved with this problem. */
export function isAllowedInDraft({ key }: FieldProblem): boolean {
  return key === 'required' || key === 'placeholderTitle';
}

type AppErrorOptions = {
  fields?: FieldProblems;
  retryAfter?: number;
  values?: Readonly<Record<string, string | number>>;
  details?: Readonly<Record<string, unknown>>;
  cause?: unknown;
};

/** An error with an API code, an HTTP status, and the key of its message in `errors.json` of the catalogues. */
export class AppError extends Error {
  readonly code: string;
  readonly status: number;
  readonly key: ErrorKey;
  readonly fields: FieldProblems | undefined;
  /** Seconds until another try is worthwhile. */
  readonly retryAfter: number | undefined;
  /** The values for the message. */
  readonly values: Readonly<Record<string, string | number>>;
  /** Further properties of the response. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: string, status: number, key: ErrorKey, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = status;
    this.key = key;
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
    this.values = options.values ?? {};
    this.details = options.details ?? {};
  }
}

/** Returns whether an error tells that nothing was stored: after others, a row may have been. */
export const isWriteRefused = (error: unknown): boolean =>
  error instanceof AppError && (error.status < 500 || error.code === 'storage_full');

/** 400: the request cannot be understood. */
export const badRequest = () => new AppError('bad_request', 400, 'badRequest');
/** 400: the id is not one that this site makes. */
export const invalidId = () => new AppError('invalid_id', 400, 'invalidId');
/** 400: `page` is not a whole number from 1 up. */
export const invalidPage = () => new AppError('invalid_page', 400, 'invalidPage');
/** 400: `limit` is not a whole number from 1 up. */
export const invalidLimit = () => new AppError('invalid_limit', 400, 'invalidLimit');
/** 400: the list cannot be sorted in this way. */
export const invalidSort = () => new AppError('invalid_sort', 400, 'invalidSort');
/** 404: there is no such thing, or the viewer may not know of it. */
export const notFound = () => new AppError('not_found', 404, 'notFound');
/** 401: visitors may not do this. */
export const signInRequired = () => new AppError('sign_in_required', 401, 'signInRequired');
/** 403: the person may not do this. */
export const forbidden = () => new AppError('forbidden', 403, 'forbidden');
/** 403: the person may write drafts of this type, which somebody else publishes. */
export const draftsOnly = () => new AppError('forbidden', 403, 'draftsOnly');
/** 403: the person may translate items of this type, and change nothing else. */
export const translationsOnly = () => new AppError('forbidden', 403, 'translationsOnly');
/** 403: the last sign-in is too long ago. The dashboard then requests the password or a second factor and sends the request again. */
export const recentSignInRequired = () => new AppError('recent_sign_in_required', 403, 'recentSignInRequired');
/** 401: the password was right; with `challengeId`, one of `methods` completes the sign-in. */
export const secondFactorRequired = (details: { methods: readonly FactorMethod[]; challengeId: string }) =>
  new AppError('second_factor_required', 401, 'secondFactorRequired', { details });
/** 410: the challenge is used up, expired, or was tried too often: sign in again from the start. */
export const secondFactorExpired = () => new AppError('second_factor_expired', 410, 'secondFactorExpired');
/** 403: a setting requires two-step sign-in of this person; until then, all other requests are refused. */
export const secondFactorSetupRequired = () =>
  new AppError('second_factor_setup_required', 403, 'secondFactorSetupRequired');
/** 403: a person with a second factor confirms with it, not with the password. */
export const factorConfirmationRequired = () =>
  new AppError('second_factor_required', 403, 'factorConfirmationRequired');
/** 409: only a superadmin with a second factor can require one of the others. */
export const secondFactorMissing = () => new AppError('second_factor_missing', 409, 'secondFactorMissing');
/** 409: the only second factor of a person who must have one cannot be removed. */
export const lastFactor = () => new AppError('last_factor', 409, 'lastFactor');
/** 400: what the passkey signed does not fit the challenge or the stored key. */
export const passkeyRefused = () => new AppError('passkey_refused', 400, 'passkeyRefused');
/** 401: like `loginFailed`, for a passkey that signs in alone. */
export const passkeyLoginFailed = () => new AppError('login_failed', 401, 'passkeyRefused');
/** 409: browsers support no passkeys on this address. */
export const passkeysUnavailable = () => new AppError('passkeys_unavailable', 409, 'passkeysUnavailable');
/** 409: the person has `max` passkeys already. */
export const tooManyPasskeys = (max: number) =>
  new AppError('too_many_passkeys', 409, 'tooManyPasskeys', { values: { max } });
/** 403: a write came from another website. */
export const crossOrigin = () => new AppError('cross_origin', 403, 'crossOrigin');
/** 408: a body did not arrive in time. */
export const requestTimeout = () => new AppError('request_timeout', 408, 'requestTimeout');
/** 413: the body is larger than the route allows. */
export const payloadTooLarge = () => new AppError('payload_too_large', 413, 'payloadTooLarge');
/** 413: the form of a page is larger than it can be. */
export const formTooLarge = () => new AppError('payload_too_large', 413, 'formTooLarge');
/** 413: one file of a form is larger than its field allows, in megabytes; the rest is not read. */
export const fileTooLarge = (field: string, megabytes: number) =>
  new AppError('payload_too_large', 413, 'payloadTooLarge', {
    fields: { [field]: { key: 'fileTooLarge', megabytes } },
  });
/** 429: one person has too many uploads running. */
export const tooManyUploads = () => new AppError('too_many_uploads', 429, 'tooManyUploads', { retryAfter: 30 });
/** 503: the server is at a limit of its concurrent work; not a bug. */
export const busy = () => new AppError('busy', 503, 'busy', { retryAfter: 30 });
/** 413: the storage quota of a person is used up; 507: that of the site. */
export const storageFull = (status: 413 | 507, fields: FieldProblems) =>
  new AppError('storage_full', status, 'storageFull', { fields });
/** 429: more requests than are allowed; takes the seconds until the next try is worthwhile. */
export const tooManyRequests = (retryAfter: number) =>
  new AppError('too_many_requests', 429, 'tooManyRequests', { retryAfter, values: { seconds: retryAfter } });
/** 429: more pages than many people read; takes the seconds until the next one is allowed. */
export const tooManyReadings = (retryAfter: number) =>
  new AppError('too_many_requests', 429, 'tooManyReadings', { retryAfter, values: { seconds: retryAfter } });
/** 429: more messages from one place than a person writes; takes the seconds until the next one is accepted. */
export const tooManyMessages = (retryAfter: number) =>
  new AppError('too_many_messages', 429, 'tooManyMessages', {
    retryAfter,
    values: { minutes: Math.max(1, Math.ceil(retryAfter / 60)) },
  });
/** 429: more text than a person writes; takes the seconds until this much can be saved. */
export const tooMuchText = (retryAfter: number) =>
  new AppError('too_much_text', 429, 'tooMuchText', inMinutes(retryAfter));
/** 429: more changes than a person makes; takes the seconds until the next one. */
export const tooManyChanges = (retryAfter: number) =>
  new AppError('too_many_changes', 429, 'tooManyChanges', inMinutes(retryAfter));
const inMinutes = (retryAfter: number) => ({
  retryAfter,
  values: { minutes: Math.max(1, Math.ceil(retryAfter / 60)) },
});
/** 409: nothing can be mailed without SMTP_URL. */
export const mailNotSetUp = () => new AppError('mail_not_set_up', 409, 'mailNotSetUp');
/** 409: spam is not mailed. */
export const mailHeld = () => new AppError('mail_held', 409, 'mailHeld');
/** 401: the email or the password is incorrect; the error does not say which one. */
export const loginFailed = () => new AppError('login_failed', 401, 'loginFailed');
/** 409: the last superadmin can neither be deleted nor become an admin. */
export const lastSuperadmin = () => new AppError('last_superadmin', 409, 'lastSuperadmin');
/** 400, at the field `email`: another account has this address. */
export const emailTaken = () => invalidFields({ email: { key: 'emailTaken' } });
/** 409: the item has been changed since the form was opened. */
export const conflict = (details: Readonly<Record<string, unknown>> = {}) =>
  new AppError('conflict', 409, 'conflict', { details });
/** 409: nobody can delete the own account. */
export const ownAccount = () => new AppError('own_account', 409, 'ownAccount');
/** 410: a password link was used already, or has expired. */
export const linkExpired = () => new AppError('link_expired', 410, 'linkExpired');
/** 403: a write lacks the anti-forgery token of the session. */
export const antiForgery = () => new AppError('anti_forgery', 403, 'antiForgery');
/** 409: the file is in use. `uses` are some of the `count` uses, as serialized by the API. */
export const fileInUse = (uses: readonly unknown[], count: number) =>
  new AppError('file_in_use', 409, 'fileInUse', { values: { count }, details: { uses, usesTotal: count } });
/** 507: the disk of the files or of the database is full. */
export const diskFull = (cause: unknown) => new AppError('disk_full', 507, 'diskFull', { cause });
/** 503: the disk is read-only or fails; another try succeeds only after it was repaired. */
export const diskNotWritable = (cause: unknown) =>
  new AppError('disk_not_writable', 503, 'diskNotWritable', { cause, retryAfter: 60 });
/** 503: the database is unreachable or not writable; another try in some seconds may succeed. */
export const databaseUnavailable = (cause: unknown) =>
  new AppError('database_unavailable', 503, 'databaseUnavailable', { cause, retryAfter: 10 });
/** 503: the store of pictures and documents does not answer, or refuses. */
export const filesUnavailable = (cause: unknown) =>
  new AppError('files_unavailable', 503, 'filesUnavailable', { cause, retryAfter: 10 });
/** 405: there is exactly one item of such a type: none can be created or deleted. */
export const onlyOne = () => new AppError('only_one', 405, 'onlyOne');
/** 409: so many new accounts are empty: no other is created. */
export const tooManyNewAccounts = (max: number) =>
  new AppError('too_many_new_accounts', 409, 'tooManyNewAccounts', { values: { max } });
/** 400: fields of a form have problems, by field name. */
export const invalidFields = (fields: FieldProblems) =>
  new AppError('invalid_fields', 400, 'invalidFields', { fields });
/** 500: a bug, or a failure of a kind that no other error tells. */
export const internal = (cause: unknown) => new AppError('internal', 500, 'internal', { cause });
