import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  assemblyFolder,
  constructPath,
  onlyResource,
  resourcesOf,
  resourcesOfType,
} from '../stacks/template.testing.ts';

const complete = resourcesOf('complete', 'prod');
const copies = resourcesOf('complete', 'prod-BackupCopies');
const lock = { MinRetentionDays: 35, MaxRetentionDays: 36, ChangeableForDays: 3 };

describe('daily backups of the table', () => {
  it('are in a vault whose lock becomes final, and are copied to another region with the same retention', () => {
    const [vault, { Properties }] = onlyResource(complete, 'AWS::Backup::BackupVault');
    expect(Properties).toMatchObject({
      BackupVaultName: { 'Fn::Join': ['', ['PortVilaRum-prod-Backups-', expect.anything()]] },
      LockConfiguration: lock,
    });
    const [, plan] = onlyResource(complete, 'AWS::Backup::BackupPlan');
    const { BackupPlanRule: rules } = plan.Properties.BackupPlan as { BackupPlanRule: object[] };
    expect(rules).toMatchObject([
      {
        ScheduleExpression: 'cron(0 15 * * ? *)',
        TargetBackupVault: { 'Fn::GetAtt': [vault, 'BackupVaultName'] },
        Lifecycle: { DeleteAfterDays: 35 },
        CopyActions: [{ Lifecycle: { DeleteAfterDays: 35 } }],
      },
    ]);
    expect(JSON.stringify(rules)).toContain(':backup:ap-southeast-4:');
    expect(JSON.stringify(rules)).toContain(':backup-vault:PortVilaRum-prod-Copies');
  });

  it('are copied to a locked vault that a stack in that region creates', () => {
    const [, { Properties }] = onlyResource(copies, 'AWS::Backup::BackupVault');
    expect(Properties).toMatchObject({
      BackupVaultName: 'PortVilaRum-prod-Copies',
      LockConfiguration: lock,
    });
    const manifest = readFileSync(path.join(assemblyFolder('complete'), 'manifest.json'), 'utf8');
    expect(JSON.parse(manifest).artifacts['PortVilaRum-prod-BackupCopies'].environment).toBe(
      'aws://unknown-account/ap-southeast-4',
    );
  });

  it('cover only the table of the stage, with a role that can access no other table', () => {
    const [table] = onlyResource(complete, 'AWS::DynamoDB::Table');
    const [, selection] = onlyResource(complete, 'AWS::Backup::BackupSelection');
    const arn = { 'Fn::GetAtt': [table, 'Arn'] };
    expect(selection.Properties.BackupSelection).toMatchObject({ Resources: [arn] });
    const [, policy] = resourcesOfType(complete, 'AWS::IAM::Policy').find(
      ([, resource]) => constructPath(resource) === 'TableSafety/Backup/Role/DefaultPolicy',
    ) as [string, (typeof complete)[string]];
    const { Statement } = policy.Properties.PolicyDocument as {
      Statement: { Action: string | string[]; Resource: unknown }[];
    };
    const tableStatements = Statement.filter(({ Action }) =>
      [Action].flat().some((action) => action.startsWith('dynamodb:')),
    );
    expect(tableStatements.map(({ Resource }) => Resource)).toEqual([arn]);
    expect(Statement.flatMap(({ Action }) => Action).filter((action) => /[*]|Delete/.test(action))).toEqual(
      [],
    );
  });

  it('are not made without the option "backup"', () => {
    expect(() => onlyResource(resourcesOf('prod', 'prod'), 'AWS::Backup::BackupVault')).toThrow();
  });
});
