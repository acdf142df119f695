import { useContext } from 'react';
import { showNumbers } from '#app/console/api/numbers-by-parts.ts';
import { StoredReplies, useStoredReply } from '#app/console/office/stored-replies.ts';
import { type Request, useRequest } from '#app/requests/use-request.ts';
import type { ReplyTo } from '#shared/contracts/calls.ts';
import type { View } from './view.ts';

type Days = readonly ReplyTo<'showNumbers'>['days'][number][];

/** The days of a view. Another question about the same period needs no call. */
export const useNumbers = (view: View | undefined): Request<Days> => {
  const key = view && `numbers-${view.range.first}-${view.range.last}`;
  const storedReply = useContext(StoredReplies)?.get(key ?? '') as Days | undefined;
  const request = useRequest<Days>(key, async (signal) => (view ? showNumbers(view.range, { signal }) : []), {
    failureEvent: 'numbers-not-loaded',
  });
  useStoredReply(key, request);
  return storedReply !== undefined && request.status === 'loading'
    ? { ...request, status: 'ready', reply: storedReply, problem: undefined }
    : request;
};
