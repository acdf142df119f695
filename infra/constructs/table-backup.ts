import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import {
  BackupPlan,
  BackupPlanRule,
  BackupResource,
  BackupVault,
  type IBackupVault,
} from 'aws-cdk-lib/aws-backup';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { retentionDays } from '#shared/limits/retention.ts';

/** Time during which the lock can still be removed; AWS requires at least three days. */
const changeableFor = Duration.days(3);

/** Creates a vault whose backups no one can delete before they expire, once its lock is final. */
export const createLockedVault = (scope: Construct, id: string, backupVaultName: string): BackupVault =>
  new BackupVault(scope, id, {
    backupVaultName,
    lockConfiguration: {
      minRetention: Duration.days(retentionDays.backups),
      // AWS requires more than the minimum.
      maxRetention: Duration.days(retentionDays.backups + 1),
      changeableFor,
    },
    removalPolicy: RemovalPolicy.RETAIN,
  });

export interface TableBackupProps {
  readonly table: Table;
  readonly vaultName: string;
  /** ARN of the vault in the second region. */
  readonly copyVaultArn: string;
}

/** Daily backups of the table in a locked vault, each copied to another region. */
export class TableBackup extends Construct {
  constructor(scope: Construct, id: string, { table, vaultName, copyVaultArn }: TableBackupProps) {
    super(scope, id);
    const vault = createLockedVault(this, 'Vault', vaultName);
    const copyVault = BackupVault.fromBackupVaultArn(this, 'CopyVault', copyVaultArn);
    const deleteAfter = Duration.days(retentionDays.backups);
    const plan = new BackupPlan(this, 'Plan', {
      backupPlanRules: [
        new BackupPlanRule({
          ruleName: 'Daily',
          // Cast needed because of exactOptionalPropertyTypes.
          backupVault: vault as IBackupVault,
          // 2:00 in Port Vila, when no one books.
          scheduleExpression: Schedule.cron({ hour: '15', minute: '0' }),
          deleteAfter,
          copyActions: [{ destinationBackupVault: copyVault, deleteAfter }],
        }),
      ],
    });
    plan.addSelection('Table', {
      resources: [BackupResource.fromArn(table.tableArn)],
      disableDefaultBackupPolicy: true,
      role: this.createRole(table, vault, copyVaultArn),
    });
  }

  /** A dedicated role: AWS's managed policy covers every resource of the account. */
  private createRole(table: Table, vault: BackupVault, copyVaultArn: string): Role {
    const stack = Stack.of(this);
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('backup.amazonaws.com') });
    const recoveryPoints = stack.formatArn({ service: 'backup', resource: 'recovery-point:*' });
    role.addToPolicy(
      new PolicyStatement({
        actions: ['dynamodb:DescribeTable', 'dynamodb:ListTagsOfResource', 'dynamodb:StartAwsBackupJob'],
        resources: [table.tableArn],
      }),
    );
    role.addToPolicy(
      new PolicyStatement({
        actions: ['backup:CopyIntoBackupVault', 'backup:DescribeBackupVault'],
        resources: [vault.backupVaultArn, copyVaultArn],
      }),
    );
    role.addToPolicy(
      new PolicyStatement({ actions: ['backup:CopyFromBackupVault'], resources: [recoveryPoints] }),
    );
    Validations.of(role).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:backup:<AWS::Region>:<AWS::AccountId>:recovery-point:*]',
      reason: 'Each backup has a new id, which AWS Backup copies to the vault of the other region.',
    });
    return role;
  }
}
