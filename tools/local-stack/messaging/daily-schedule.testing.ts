const arnOf = (id: string): unknown => ({ 'Fn::GetAtt': [id, 'Arn'] });

/** A schedule at 17:00 in Port Vila that sends `message` to the queue `Queue`, with its role. */
export const dailySchedule = (message: string) => ({
  EveningRole: { Type: 'AWS::IAM::Role', Properties: {} },
  EveningPolicy: {
    Type: 'AWS::IAM::Policy',
    Properties: {
      Roles: [{ Ref: 'EveningRole' }],
      PolicyDocument: {
        Statement: [
          { Effect: 'Allow', Action: 'sqs:SendMessage', Resource: [arnOf('Queue'), arnOf('Dead')] },
        ],
      },
    },
  },
  Evening: {
    Type: 'AWS::Scheduler::Schedule',
    Properties: {
      ScheduleExpression: 'cron(0 17 * * ? *)',
      ScheduleExpressionTimezone: 'Pacific/Efate',
      FlexibleTimeWindow: { Mode: 'OFF' },
      Target: {
        Arn: arnOf('Queue'),
        RoleArn: arnOf('EveningRole'),
        Input: message,
        DeadLetterConfig: { Arn: arnOf('Dead') },
      },
    },
  },
});
