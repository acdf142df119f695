import { Aws, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { createLockedVault } from '../constructs/table-backup.ts';
import { backupCopiesName, keepsData, type Stage, stackName } from './stage.ts';

const vaultName = (stage: Stage): string => `${stackName(stage)}-Copies`;

/** ARN of the vault in the second region, which its stack creates under this name. */
export const copyVaultArn = (stage: Stage, region: string): string =>
  `arn:${Aws.PARTITION}:backup:${region}:${Aws.ACCOUNT_ID}:backup-vault:${vaultName(stage)}`;

/** Vault for copies of a stage's backups, in a second region. */
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
