import { widgetPreviewPath } from '@chat-module/contract/screens';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Route, Switch } from 'wouter';
import { useIsDashboardLoading } from './dashboard/dashboard.queries.ts';
import { DashboardScreen } from './dashboard/dashboard-screen.tsx';
import { LandingScreen } from './landing/landing-screen.tsx';
import { AppLayout } from './layout/app-layout.tsx';
import { NotFoundScreen } from './layout/not-found-screen.tsx';
import { useCurrentUser } from './session/current-user.queries.ts';
import { InvitationScreen } from './session/invitation-screen.tsx';
import { NewPasswordScreen } from './session/new-password-screen.tsx';
import { SignInScreen } from './session/sign-in-screen.tsx';
import { SignedIn } from './session/signed-in.tsx';
import { AfterFirstDrawing } from './ui/after-first-drawing.tsx';
import { FullPageSpinner } from './ui/spinner.tsx';

const SampleBanner = lazy(async () => ({ default: (await import('./sample-data/sample-banner.tsx')).SampleBanner }));

// Loaded on demand, unlike the screens that a visit starts with.
const LocationsScreen = lazy(async () => ({
  default: (await import('./locations/locations-screen.tsx')).LocationsScreen,
}));
const NewLocationScreen = lazy(async () => ({
  default: (await import('./locations/new-location-screen.tsx')).NewLocationScreen,
}));
const EditLocationScreen = lazy(async () => ({
  default: (await import('./locations/edit-location-screen.tsx')).EditLocationScreen,
}));
const ReservationsScreen = lazy(async () => ({
  default: (await import('./reservations/reservations-screen.tsx')).ReservationsScreen,
}));
const ConversationsScreen = lazy(async () => ({
  default: (await import('./conversations/conversations-screen.tsx')).ConversationsScreen,
}));
const AnalyticsScreen = lazy(async () => ({
  default: (await import('./analytics/analytics-screen.tsx')).AnalyticsScreen,
}));
const UsersScreen = lazy(async () => ({ default: (await import('./users/users-screen.tsx')).UsersScreen }));
const DemoScreen = lazy(async () => ({
  default: (await import('./demo/demo-screen.tsx')).DemoScreen,
}));
const LeadsScreen = lazy(async () => ({ default: (await import('./leads/leads-screen.tsx')).LeadsScreen }));
const FaqsScreen = lazy(async () => ({ default: (await import('./faqs/faqs-screen.tsx')).FaqsScreen }));
const AuditScreen = lazy(async () => ({ default: (await import('./audit/audit-screen.tsx')).AuditScreen }));
const StatusScreen = lazy(async () => ({ default: (await import('./status/status-screen.tsx')).StatusScreen }));
const ProfileScreen = lazy(async () => ({ default: (await import('./profile/profile-screen.tsx')).ProfileScreen }));
const FacilityScreen = lazy(async () => ({ default: (await import('./setup/facility-screen.tsx')).FacilityScreen }));
const StarterScreen = lazy(async () => ({ default: (await import('./setup/starter-screen.tsx')).StarterScreen }));
const WidgetPreviewScreen = lazy(async () => ({
  default: (await import('./widget-preview/widget-preview-screen.tsx')).WidgetPreviewScreen,
}));
const WidgetTestScreen = lazy(async () => ({
  default: (await import('./widget-test/widget-test-screen.tsx')).WidgetTestScreen,
}));

/**
 * The dashboard when signed in; the landing page when signed out or not yet known. If a confirmed session ends, the
 * operator sees a message and signs in again.
 */
const HomeScreen = () => {
  const { data: user, isPlaceholderData } = useCurrentUser();
  const [isConfirmed, setConfirmed] = useState(false);
  if (user && !isPlaceholderData && !isConfirmed) setConfirmed(true);
  if (!user && !isConfirmed) return <LandingScreen />;
  return (
    <SignedIn>
      <Dashboard />
    </SignedIn>
  );
};

const Dashboard = () => (
  <AppLayout loading={useIsDashboardLoading() ? 'Loading dashboard...' : undefined}>
    <AfterFirstDrawing>
      <Suspense>
        {/* The dashboard needs the locations only for its dialogs. */}
        <SampleBanner readsLocations={false} />
      </Suspense>
    </AfterFirstDrawing>
    <DashboardScreen />
  </AppLayout>
);

const signedIn = (screen: ReactNode) => (
  <SignedIn>
    <AppLayout>
      <Suspense fallback={<FullPageSpinner label="Loading..." />}>{screen}</Suspense>
    </AppLayout>
  </SignedIn>
);

/** A list that may hold sample data. */
const list = (screen: ReactNode) =>
  signedIn(
    <>
      <Suspense>
        <SampleBanner />
      </Suspense>
      {screen}
    </>,
  );

export const Routes = () => (
  <Suspense fallback={<FullPageSpinner label="Loading..." />}>
    <Switch>
      <Route path="/">
        <HomeScreen />
      </Route>
      <Route path="/api/login">
        <SignInScreen />
      </Route>
      <Route path="/api/reset-password">
        <NewPasswordScreen />
      </Route>
      <Route path="/invitation">
        <InvitationScreen />
      </Route>
      <Route path="/widget">
        <WidgetTestScreen />
      </Route>
      <Route path={widgetPreviewPath}>
        <WidgetPreviewScreen />
      </Route>
      <Route path="/widget/:botId">{({ botId }) => <WidgetTestScreen botId={botId} />}</Route>
      <Route path="/admin">{signedIn(<UsersScreen />)}</Route>
      <Route path="/locations">{list(<LocationsScreen />)}</Route>
      <Route path="/locations/new">{signedIn(<NewLocationScreen />)}</Route>
      <Route path="/locations/:id/edit">{({ id }) => signedIn(<EditLocationScreen key={id} id={id} />)}</Route>
      <Route path="/reservations">{list(<ReservationsScreen />)}</Route>
      <Route path="/conversations">{list(<ConversationsScreen />)}</Route>
      <Route path="/leads">{list(<LeadsScreen />)}</Route>
      <Route path="/faqs">{list(<FaqsScreen />)}</Route>
      <Route path="/analytics">{list(<AnalyticsScreen />)}</Route>
      <Route path="/audit-log">{signedIn(<AuditScreen />)}</Route>
      <Route path="/status">{signedIn(<StatusScreen />)}</Route>
      <Route path="/profile">{signedIn(<ProfileScreen />)}</Route>
      <Route path="/setup/facility">{signedIn(<FacilityScreen />)}</Route>
      <Route path="/setup/faqs">{signedIn(<StarterScreen />)}</Route>
      <Route path="/demo">
        <SignedIn>
          <DemoScreen />
        </SignedIn>
      </Route>
      <Route>
        <NotFoundScreen />
      </Route>
    </Switch>
  </Suspense>
);
