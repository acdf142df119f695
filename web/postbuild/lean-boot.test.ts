import { expect, it } from 'vitest';
import { leanBoot } from './lean-boot.ts';

const served = (data: string) =>
  String.raw`window.__reactRouterContext = {"basename":"/","future":{"v8_middleware":true,"unstable_x":false},"ssr":false};window.__reactRouterContext.stream = new ReadableStream({start(controller){}});
;
window.__reactRouterContext.streamController.enqueue("[{\"_1\":2,\"_3\":-5,\"_4\":-5},\"loaderData\",${data},\"actionData\",\"errors\"]\n");`;

it('tells the router what it was told, without a stream', () => {
  expect(leanBoot(served('{}'))).toBe(
    'window.__reactRouterContext={"basename":"/","future":{"v8_middleware":true},"ssr":false,"stream":true}',
  );
});

it.each([
  ['data that it would lose', served('{\\"_7\\":8}')],
  ['what it does not know', 'window.other={}'],
])('stops the build at %s', (_, code) => {
  expect(() => leanBoot(code)).toThrow('is not what it was');
});
