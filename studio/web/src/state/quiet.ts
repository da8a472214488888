// Answers that may be missing: a run without maps, a project with errors. What the server refuses is null, and not worth a message.

import { ApiError } from '../api/client';
import { report } from './messages';

export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError && error.status >= 400 && error.status < 500)) report(error);
    return null;
  }
}

/** Here only what does not exist is passed over; the rest is told. */
export async function unlessMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) report(error);
    return null;
  }
}
