import { Aws, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { createLockedVault } from '../constructs/table-backup.ts';
import { backupCopiesName, keepsData, type Stage, stackName } from './stage.ts';

const vaultName = (stage: Stage): string => `${stackName(stage)}-Copies`;

/** The ARN of the vault that a stage's `BackupCopyStack` creates in the second region. */
export const copyVaultArn = (stage: Stage, region: string): string =>
  `arn:${Aws.PARTITION}:backup:${region}:${Aws.ACCOUNT_ID}:backup-vault:${vaultName(stage)}`;

/** The vault, in a second region, for copies of a stage's backups. */
export class BackupCopyStack extends Stack {
  constructor(scope: Construct, stage: Stage, region: string, props: StackProps = {}) {
    super(scope, backupCopiesName(stage), {
      ...props,
      env: { region },
      terminationProtection: keepsData(stage),
    });
    createLockedVault(this, 'Vault', vaultName(stage));
  }
}
