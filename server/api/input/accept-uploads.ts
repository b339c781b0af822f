import type { Context, MiddlewareHandler } from 'hono';
import { requireStaff } from '../../../domain/people/permissions.ts';
import type { UploadFolder } from '../../files/upload-folder.ts';
import { markStreamed } from '../../http/limits/guard-bodies.ts';
import type { Identified } from '../../http/identify.ts';
import { requireDeclaredLength } from '../../http/read-body.ts';
import { bodyLimits } from './read-form.ts';
import { getMaxBodyBytes, type Accepting, type UploadLimits } from './read-multipart.ts';

/** The variables of a route that takes files. */
export type Uploading = {
  Variables: Identified['Variables'] & Accepting['Variables'] & { uploadFolder: UploadFolder };
};

const isMultipart = (c: Context) => /^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '');

/** Sets the folder where the files of all later routes arrive. */
export function setUploadFolder(uploadFolder: UploadFolder): MiddlewareHandler<Uploading> {
  return async (c, next) => {
    c.set('uploadFolder', uploadFolder);
    await next();
  };
}

/**
 * Lets a route take files, from staff only: 401 before anything is read. A declared length above the limits is refused
 * unread (413). A form without a file takes no slot of uploads. The temporary files are removed after the response,
 * also after an error.
 */
export function acceptUploads(limits: UploadLimits): MiddlewareHandler<Uploading> {
  return async (c, next) => {
    const staff = requireStaff(c.get('viewer'));
    if (!isMultipart(c)) return next();
    requireDeclaredLength(c.req.raw, getMaxBodyBytes(limits, bodyLimits.staffForm));
    const uploadFolder = c.get('uploadFolder');
    const space = uploadFolder.begin({ person: staff.id, session: staff.session?.id });
    const onFile = (fail: (error: Error) => void) => {
      space.takeSlot(fail);
      markStreamed(c);
    };
    try {
      c.set('accepted', { limits, space, onFile, speed: uploadFolder.speed });
      await next();
    } finally {
      await space.end();
    }
    return undefined;
  };
}
