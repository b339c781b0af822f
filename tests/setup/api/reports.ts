/** Reports, whose form has a document. */
import type { StaffClient } from './app.ts';
import { formOf, type ApiResponse } from './client.ts';

/** Creates an empty report; returns its path. */
export const createReport = async (staff: StaffClient): Promise<string> =>
  `/api/reports/${String((await staff.send('POST', '/api/reports')).json['_id'])}`;

/** Saves the form of a report, by default of a new one. */
export const saveReport = async (
  staff: StaffClient,
  fields: Record<string, string | File>,
  path?: string,
): Promise<ApiResponse> =>
  staff.send('PUT', path ?? (await createReport(staff)), formOf({ title: 'Report', ...fields }));
