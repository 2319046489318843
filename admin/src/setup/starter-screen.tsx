import type { Setup } from '@chat-module/contract/setup';
import { useLocation } from 'wouter';
import { useFaqSets } from '../faqs/sets/faq-sets.queries.ts';
import { AdminsOnly } from '../layout/admins-only.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { buttonClass } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { LoadFailure } from '../ui/list/load-failure.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { botFor } from './bot-for.ts';
import { ImportCard } from './import-card.tsx';
import { useSetup } from './setup.queries.ts';
import { useStarterFaqs } from './starter.queries.ts';
import { StarterForm } from './starter-form.tsx';
import { facilityPath } from './steps.ts';

const NoFacility = () => (
  <div className="card space-y-4 p-5">
    <p>Describe your facility first: its name, address and phone number fill in most of the answers.</p>
    <ButtonLink href={facilityPath} className={buttonClass('primary')}>
      Describe your facility
    </ButtonLink>
  </div>
);

const BotNote = ({ setup: { facility, bot } }: { setup: Setup }) => {
  const { data: sets = [] } = useFaqSets();
  const orSet = sets.length > 0 && ' You can also choose an FAQ set.';
  if (bot)
    return (
      <p className="text-muted">
        They go to the bot {bot.name}.{orSet}
      </p>
    );
  return (
    facility && (
      <p className="text-muted">
        They go to a new bot, {botFor(facility).name}, for {facility.website}. You can change it at any time.{orSet}
      </p>
    )
  );
};

const Sources = ({ setup, facilityId }: { setup: Setup; facilityId: string }) => {
  const [, navigate] = useLocation();
  const { data: starter, isLoadingError, error, refetch } = useStarterFaqs(facilityId);
  return (
    <div className="max-w-4xl space-y-5">
      <BotNote setup={setup} />
      <ImportCard setup={setup} />
      {isLoadingError && <LoadFailure what="the starter questions" error={error} onRetry={refetch} />}
      {starter && <StarterForm setup={setup} starter={starter} onAdded={() => navigate('/')} />}
    </div>
  );
};

const Starter = () => {
  const { data: setup, isLoadingError, error, refetch } = useSetup();
  if (isLoadingError) return <LoadFailure what="the setup" error={error} onRetry={refetch} />;
  if (!setup) return <Spinner label="Loading..." />;
  return setup.facility ? <Sources setup={setup} facilityId={setup.facility.id} /> : <NoFacility />;
};

/** Where a bot's first FAQs come from: the operator's website or a starter set. */
export const StarterScreen = () => (
  <AdminsOnly>
    <PageHeader title="Questions and Answers" subtitle="The answers your chat gives visitors" />
    <Starter />
  </AdminsOnly>
);
