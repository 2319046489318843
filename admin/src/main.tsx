import { QueryClientProvider } from '@tanstack/react-query';
import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { createQueryClient } from './api/query-client.ts';
import { ErrorBoundary } from './layout/error-boundary.tsx';
import { confirmLeaving, confirmTraversals } from './layout/unsaved-changes.ts';
import { Routes } from './routes.tsx';
import { signInAgain } from './session/sign-in-again.ts';
import { EarlyToaster } from './ui/toast/early-toaster.tsx';
import './styles.css';

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
// Radix locks scrolling behind a dialog with a style element, which the page's policy allows only with the nonce.
if (nonce) setNonce(nonce);

confirmTraversals();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient(signInAgain)}>
      <ErrorBoundary>
        <Router aroundNav={confirmLeaving}>
          <Routes />
        </Router>
      </ErrorBoundary>
      <EarlyToaster />
    </QueryClientProvider>
  </StrictMode>,
);
