import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { stageInMemory } from '#tools/dev-cli/deployed/stage-functions.testing.ts';
import { consoleAt } from './console.testing.ts';

const record = (release: string, versions: Record<string, string>, deployed = release) => ({
  deployed,
  release,
  versions,
});

/** Release `two` has changed CreateBooking and added FindGift; ListHolidays is as in `one`. */
function stageAfterTwo() {
  const stage = stageInMemory('two', { CreateBooking: ['3', '4'], ListHolidays: ['7'], FindGift: ['1'] });
  stage.records.push(record('one', { CreateBooking: '3', ListHolidays: '7' }));
  return stage;
}

function flipBack({ functions }: Partial<ReturnType<typeof stageInMemory>>, answer = true) {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'local' }));
  const table = { name: 'unused', client };
  return consoleAt(table, () => new Date(), undefined, undefined, undefined, functions)('flip-back', answer);
}

it('npm run ops -- flip-back moves the functions that the running release changed to their previous versions', async () => {
  const stage = stageAfterTwo();
  const { text, questions } = await flipBack(stage);
  expect(questions).toEqual(['Move 1 function of 3 to release one?']);
  expect([...stage.live]).toEqual([
    ['CreateBooking', '3'],
    ['ListHolidays', '7'],
    ['FindGift', '1'],
  ]);
  expect(text).toContain('CreateBooking: 4 → 3');
  expect(text).toContain('npm run rollback');
  expect(stage.records.at(-1)).toEqual(
    record('one', { CreateBooking: '3', ListHolidays: '7', FindGift: '1' }, 'two'),
  );
});

it('npm run ops -- flip-back, called a second time, moves the functions to a still earlier release', async () => {
  const stage = stageInMemory('two', { CreateBooking: ['2', '3', '4'] });
  stage.records.push(record('zero', { CreateBooking: '2' }), record('one', { CreateBooking: '3' }));
  stage.records.push(record('two', { CreateBooking: '4' }));
  await flipBack(stage);
  expect(stage.live.get('CreateBooking')).toBe('3');
  await flipBack(stage);
  expect(stage.live.get('CreateBooking')).toBe('2');
  await expect(flipBack(stage)).rejects.toThrow('No release before zero is recorded');
});

it('npm run ops -- flip-back moves no function if one function’s version of the previous release has been deleted', async () => {
  const stage = stageAfterTwo();
  stage.records.splice(0, 1, record('one', { CreateBooking: '3', ListHolidays: '6' }));
  await expect(flipBack(stage)).rejects.toThrow('(ListHolidays 6), so no function was moved');
  expect(stage.live.get('CreateBooking')).toBe('4');
});

it('npm run ops -- flip-back moves no function if the question is declined', async () => {
  const stage = stageAfterTwo();
  expect((await flipBack(stage, false)).text).toBe('Nothing was changed.');
  expect(stage.live.get('CreateBooking')).toBe('4');
});

it('npm run ops -- flip-back finishes an interrupted move of functions when it is repeated', async () => {
  const stage = stageInMemory('two', { CreateBooking: ['3', '4'], SignIn: ['1', '2'] });
  stage.records.push(record('one', { CreateBooking: '3', SignIn: '1' }));
  stage.live.set('SignIn', '1');
  await flipBack(stage);
  expect([...stage.live.values()]).toEqual(['3', '1']);
});

it.each([
  ['during a deployment', 'UPDATE_IN_PROGRESS', 'aws cloudformation cancel-update-stack'],
  ['while CloudFormation rolls back', 'UPDATE_ROLLBACK_IN_PROGRESS', 'CloudFormation is at work'],
])('npm run ops -- flip-back %s is refused', async (_, status, message) => {
  const stage = stageAfterTwo();
  stage.stack.status = status;
  await expect(flipBack(stage)).rejects.toThrow(message);
  expect(stage.live.get('CreateBooking')).toBe('4');
});

it('npm run ops -- flip-back is refused without --stage, since the local stack has no releases', async () => {
  await expect(flipBack({})).rejects.toThrow('Missing option: --stage');
});

it('npm run ops -- flip-back is refused if the running release changed no function', async () => {
  const stage = stageInMemory('two', { CreateBooking: ['3'] });
  stage.records.push(record('one', { CreateBooking: '3' }));
  await expect(flipBack(stage)).rejects.toThrow('the problem is elsewhere');
});
