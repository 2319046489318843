import type { ServerStatus } from '@chat-module/contract/status';
import { Fact } from '../ui/fact.tsx';
import { formatDayAndTime } from '../ui/text/format-day.ts';
import { formatCount } from '../ui/text/format-number.ts';
import { SendTestMail } from './send-test-mail.tsx';
import { StatusCard } from './status-card.tsx';

type Mail = ServerStatus['mail'];

const describeTest = ({ lastTest }: Mail): string => {
  if (lastTest === null) return 'Never';
  const when = formatDayAndTime(lastTest.at);
  return lastTest.delivery === 'sent' ? when : `${when}, saved to the folder`;
};

export const MailCard = ({ mail }: { mail: Mail }) => {
  const { host, sent, waiting, waitingSince, failed, lastError } = mail;
  return (
    <StatusCard
      title="Email"
      facts={
        <>
          <Fact name="Delivery" wide>
            {host === null ? 'Saved to a folder because no mail server is set (SMTP_URL)' : `Sent through ${host}`}
          </Fact>
          <Fact name={`${host === null ? 'Saved' : 'Sent'} in the last 30 days`}>{formatCount(sent)}</Fact>
          <Fact name="Waiting for another attempt">
            {formatCount(waiting)}
            {waitingSince && `, the oldest since ${formatDayAndTime(waitingSince)}`}
          </Fact>
          <Fact name="Not delivered in the last 30 days">{formatCount(failed)}</Fact>
          <Fact name="Last test email">{describeTest(mail)}</Fact>
          {lastError && (
            <Fact name="Last error" wide>
              {lastError}
            </Fact>
          )}
        </>
      }
    >
      <SendTestMail />
    </StatusCard>
  );
};
