import { readFileSync } from 'node:fs';
import path from 'node:path';
import { messages } from '#shared/booking/messages/messages.ts';
import { monthsAhead } from '#shared/booking/terms.ts';
import { endpoints } from '#shared/contracts/endpoints.ts';
import { sessionCookie } from '#shared/staff/sign-in/session-cookie.ts';

const functionFile = path.resolve(import.meta.dirname, 'api-request.js');

/**
 * Source of the function in front of the API, with the methods of every path inserted.
 *
 * @param measurementHost host of the providers' documents, which has no API; '' for none
 */
export function apiRequestCode(measurementHost = ''): string {
  const callsByPath = Map.groupBy(Object.values(endpoints), (call) => call.path);
  const methods = [...callsByPath].map(([route, calls]) => [route, calls.map(({ method }) => method)]);
  return (
    readFileSync(functionFile, 'utf8')
      .replace('/* methods */', () => JSON.stringify(methods))
      .replace('/* measurement host */', () => measurementHost)
      .replace('/* session cookie */', () => sessionCookie)
      .replace('/* cached path */', () => endpoints.showAvailability.path)
      // At least the booking window and one more day. The function behind CloudFront refuses days outside the window.
      .replace('/* days ahead */', () => String(monthsAhead * 31 + 1))
      .replace('/* invalid date */', () => messages.invalidDate)
      .replace('/* past day */', () => messages.pastDay)
      .replace('/* outside window */', () => messages.outsideWindow)
  );
}
