import { Aws, Fn, NestedStack } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { TableBackup } from '../constructs/table-backup.ts';
import { WriteTrail } from '../monitoring/write-trail.ts';
import { copyVaultArn } from './backup-copy-stack.ts';
import type { DeploymentOptions } from './options.ts';
import { keepsData, type Stage, stackName } from './stage.ts';

export interface TableSafetyProps {
  readonly table: Table;
  readonly stage: Stage;
  readonly options: Pick<DeploymentOptions, 'trail' | 'backup'>;
}

/** The trail of writes to the table, and its backups. Nested, because a stack can have 500 resources. */
export class TableSafetyStack extends NestedStack {
  constructor(scope: Construct, id: string, { table, stage, options }: TableSafetyProps) {
    super(scope, id, { description: 'Trail of writes and backups of the table' });
    if (options.trail)
      new WriteTrail(this, 'WriteTrail', {
        table,
        trailName: `${stackName(stage)}-Writes`,
        isLocked: keepsData(stage),
      });
    if (options.backup !== undefined)
      new TableBackup(this, 'Backup', {
        table,
        vaultName: backupVaultName(stage),
        copyVaultArn: copyVaultArn(stage, options.backup),
      });
  }
}

/** The name of the backup vault. It contains the id of the stack, because a vault outlives its stack. */
const backupVaultName = (stage: Stage): string => {
  const id = Fn.select(2, Fn.split('/', Aws.STACK_ID));
  return `${stackName(stage)}-Backups-${Fn.select(0, Fn.split('-', id))}`;
};
