CREATE TABLE public.bots (
    id text NOT NULL,
    name text NOT NULL,
    location text NOT NULL,
    website_url text NOT NULL,
    openai_key_cipher text NOT NULL,
    openai_key_mask text NOT NULL,
    personality text NOT NULL,
    primary_color text NOT NULL,
    "position" text NOT NULL,
    status text NOT NULL,
    user_id text,
    location_id text,
    knowledge_version bigint NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    model_answers_per_day integer
);
CREATE TABLE public.conversation_totals (
    location_id text NOT NULL,
    response_source text NOT NULL,
    count bigint DEFAULT 0 NOT NULL,
    response_time_sum_ms bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.conversations (
    id text NOT NULL,
    bot_id text NOT NULL,
    session_id text NOT NULL,
    user_message text NOT NULL,
    bot_response text NOT NULL,
    response_source text NOT NULL,
    page_url text NOT NULL,
    day text NOT NULL,
    location_id text,
    faq_id text,
    unit_id text,
    satisfaction_rating integer,
    response_time_ms integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    sources text DEFAULT '[]'::text NOT NULL,
    model_outcome text,
    model_detail text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.daily_analytics (
    id text NOT NULL,
    date text NOT NULL,
    bot_id text NOT NULL,
    conversation_count bigint DEFAULT 0 NOT NULL,
    response_time_sum_ms bigint DEFAULT 0 NOT NULL,
    rating_count bigint DEFAULT 0 NOT NULL,
    rating_sum bigint DEFAULT 0 NOT NULL,
    faq_matches bigint DEFAULT 0 NOT NULL,
    ai_responses bigint DEFAULT 0 NOT NULL,
    website_matches bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.dismissed_differences (
    location_id text NOT NULL,
    field text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.faqs (
    id text NOT NULL,
    question text NOT NULL,
    question_key text NOT NULL,
    answer text NOT NULL,
    category text NOT NULL,
    status text NOT NULL,
    bot_id text NOT NULL,
    usage_count bigint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.leads (
    id text NOT NULL,
    bot_id text NOT NULL,
    session_id text NOT NULL,
    name text NOT NULL,
    phone text NOT NULL,
    email text NOT NULL,
    inquiry text NOT NULL,
    unit_size text NOT NULL,
    status text NOT NULL,
    notes text NOT NULL,
    location_id text,
    idempotency_key text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.locations (
    id text NOT NULL,
    business_name text NOT NULL,
    address text NOT NULL,
    phone_number text NOT NULL,
    website text NOT NULL,
    payment_portal_url text NOT NULL,
    facility_email text NOT NULL,
    email_subject text NOT NULL,
    email_template text NOT NULL,
    office_hours text NOT NULL,
    pricing_page_url text NOT NULL,
    contact_page_url text NOT NULL,
    faq_page_url text NOT NULL,
    timezone text NOT NULL,
    size_options text NOT NULL,
    amenities text NOT NULL,
    user_id text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.login_attempts (
    id text NOT NULL,
    subject text NOT NULL,
    attempted_at timestamp with time zone NOT NULL
);
CREATE TABLE public.model_use (
    bot_id text NOT NULL,
    day text NOT NULL,
    count bigint NOT NULL
);
CREATE TABLE public.outbox (
    id text NOT NULL,
    mail text NOT NULL,
    last_error text NOT NULL,
    attempts integer NOT NULL,
    due_at timestamp with time zone,
    sent_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.password_resets (
    token_hash text NOT NULL,
    user_id text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.reservations (
    id text NOT NULL,
    bot_id text NOT NULL,
    session_id text NOT NULL,
    unit_id text NOT NULL,
    unit_size text NOT NULL,
    customer_name text NOT NULL,
    customer_email text NOT NULL,
    customer_phone text NOT NULL,
    status text NOT NULL,
    notes text NOT NULL,
    location_id text,
    idempotency_key text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.session_totals (
    location_id text NOT NULL,
    count bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.sessions (
    sid text NOT NULL,
    user_id text NOT NULL,
    sess text NOT NULL,
    expire timestamp with time zone NOT NULL
);
CREATE TABLE public.unanswered_questions (
    id text NOT NULL,
    question text NOT NULL,
    question_key text NOT NULL,
    bot_id text NOT NULL,
    location_id text,
    count bigint NOT NULL,
    first_asked_at timestamp with time zone NOT NULL,
    last_asked_at timestamp with time zone NOT NULL
);
CREATE TABLE public.users (
    id text NOT NULL,
    username text NOT NULL,
    password_hash text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    role text NOT NULL,
    username_key text NOT NULL,
    location_id text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.visitor_sessions (
    id text NOT NULL,
    bot_id text NOT NULL,
    session_id text NOT NULL,
    location_id text,
    message_count bigint NOT NULL,
    started_at timestamp with time zone NOT NULL,
    last_message_at timestamp with time zone NOT NULL
);
CREATE TABLE public.website_crawls (
    location_id text NOT NULL,
    run integer NOT NULL,
    status text NOT NULL,
    problem text NOT NULL,
    sitemaps_read_in_run integer NOT NULL,
    due_at timestamp with time zone,
    lease text NOT NULL,
    started_at timestamp with time zone NOT NULL,
    finished_at timestamp with time zone
);
CREATE TABLE public.website_hosts (
    host text NOT NULL,
    free_at timestamp with time zone NOT NULL
);
CREATE TABLE public.website_pages (
    id text NOT NULL,
    location_id text NOT NULL,
    url text NOT NULL,
    link_url text NOT NULL,
    title text NOT NULL,
    status text NOT NULL,
    reason text NOT NULL,
    rank integer NOT NULL,
    depth integer NOT NULL,
    queued_in_run integer NOT NULL,
    visited_in_run integer NOT NULL,
    attempts integer NOT NULL,
    etag text NOT NULL,
    last_modified text NOT NULL,
    blocks text NOT NULL,
    links text NOT NULL,
    facts text NOT NULL,
    passage_count integer NOT NULL,
    read_at timestamp with time zone
);
CREATE TABLE public.website_passages (
    id text NOT NULL,
    location_id text NOT NULL,
    page_id text NOT NULL,
    "position" integer NOT NULL,
    heading text NOT NULL,
    text text NOT NULL
);
INSERT INTO public.bots VALUES ('bots-1', 'bots name 1: Zoë''s “日本” 🏬', 'bots location 1: Zoë''s “日本” 🏬', 'bots website_url 1: Zoë''s “日本” 🏬', '', 'bots openai_key_mask 1: Zoë''s “日本” 🏬', 'bots personality 1: Zoë''s “日本” 🏬', 'bots primary_color 1: Zoë''s “日本” 🏬', 'bots position 1: Zoë''s “日本” 🏬', 'active', 'users-1', 'locations-1', 3, '2026-03-11 09:30:00.123+00', '2026-03-11 09:30:00.123+00', 3);
INSERT INTO public.bots VALUES ('bots-2', 'bots name 2: Zoë''s “日本” 🏬', 'bots location 2: Zoë''s “日本” 🏬', 'bots website_url 2: Zoë''s “日本” 🏬', '', 'bots openai_key_mask 2: Zoë''s “日本” 🏬', 'bots personality 2: Zoë''s “日本” 🏬', 'bots primary_color 2: Zoë''s “日本” 🏬', 'bots position 2: Zoë''s “日本” 🏬', 'active', NULL, 'locations-2', 6, '2026-03-12 09:30:00.123+00', '2026-03-12 09:30:00.123+00', NULL);
INSERT INTO public.conversation_totals VALUES ('locations-1', 'conversation_totals response_source 1: Zoë''s “日本” 🏬', 3, 3);
INSERT INTO public.conversation_totals VALUES ('locations-2', 'conversation_totals response_source 2: Zoë''s “日本” 🏬', 6, 6);
INSERT INTO public.conversations VALUES ('conversations-1', 'bots-1', 'conversations session_id 1: Zoë''s “日本” 🏬', 'conversations user_message 1: Zoë''s “日本” 🏬', 'conversations bot_response 1: Zoë''s “日本” 🏬', 'conversations response_source 1: Zoë''s “日本” 🏬', 'conversations page_url 1: Zoë''s “日本” 🏬', '2026-03-11', 'locations-1', 'conversations faq_id 1: Zoë''s “日本” 🏬', 'conversations unit_id 1: Zoë''s “日本” 🏬', 3, 3, '2026-03-11 09:30:00.123+00', '[]', 'conversations model_outcome 1: Zoë''s “日本” 🏬', 'conversations model_detail 1: Zoë''s “日本” 🏬');
INSERT INTO public.conversations VALUES ('conversations-2', 'bots-2', 'conversations session_id 2: Zoë''s “日本” 🏬', 'conversations user_message 2: Zoë''s “日本” 🏬', 'conversations bot_response 2: Zoë''s “日本” 🏬', 'conversations response_source 2: Zoë''s “日本” 🏬', 'conversations page_url 2: Zoë''s “日本” 🏬', '2026-03-12', 'locations-2', NULL, NULL, NULL, 6, '2026-03-12 09:30:00.123+00', '[]', NULL, 'conversations model_detail 2: Zoë''s “日本” 🏬');
INSERT INTO public.daily_analytics VALUES ('daily_analytics-1', '2026-03-11', 'bots-1', 3, 3, 3, 3, 3, 3, 3);
INSERT INTO public.daily_analytics VALUES ('daily_analytics-2', '2026-03-12', 'bots-2', 6, 6, 6, 6, 6, 6, 6);
INSERT INTO public.dismissed_differences VALUES ('locations-1', 'dismissed_differences field 1: Zoë''s “日本” 🏬', 'dismissed_differences value 1: Zoë''s “日本” 🏬');
INSERT INTO public.dismissed_differences VALUES ('locations-2', 'dismissed_differences field 2: Zoë''s “日本” 🏬', 'dismissed_differences value 2: Zoë''s “日本” 🏬');
INSERT INTO public.faqs VALUES ('faqs-1', 'faqs question 1: Zoë''s “日本” 🏬', 'faqs question_key 1: Zoë''s “日本” 🏬', 'faqs answer 1: Zoë''s “日本” 🏬', 'faqs category 1: Zoë''s “日本” 🏬', 'active', 'bots-1', 3, '2026-03-11 09:30:00.123+00', '2026-03-11 09:30:00.123+00');
INSERT INTO public.faqs VALUES ('faqs-2', 'faqs question 2: Zoë''s “日本” 🏬', 'faqs question_key 2: Zoë''s “日本” 🏬', 'faqs answer 2: Zoë''s “日本” 🏬', 'faqs category 2: Zoë''s “日本” 🏬', 'active', 'bots-2', 6, '2026-03-12 09:30:00.123+00', '2026-03-12 09:30:00.123+00');
INSERT INTO public.kysely_migration VALUES ('0001-initial', '2026-11-22T03:45:40.938Z');
INSERT INTO public.kysely_migration VALUES ('0002-model-answers', '2026-11-22T03:45:40.946Z');
INSERT INTO public.kysely_migration VALUES ('0003-website-knowledge', '2026-11-22T07:12:47.300Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.leads VALUES ('leads-1', 'bots-1', 'leads session_id 1: Zoë''s “日本” 🏬', 'leads name 1: Zoë''s “日本” 🏬', 'leads phone 1: Zoë''s “日本” 🏬', 'leads email 1: Zoë''s “日本” 🏬', 'leads inquiry 1: Zoë''s “日本” 🏬', 'leads unit_size 1: Zoë''s “日本” 🏬', 'active', 'leads notes 1: Zoë''s “日本” 🏬', 'locations-1', 'leads idempotency_key 1: Zoë''s “日本” 🏬', '2026-03-11 09:30:00.123+00', '2026-03-11 09:30:00.123+00');
INSERT INTO public.leads VALUES ('leads-2', 'bots-2', 'leads session_id 2: Zoë''s “日本” 🏬', 'leads name 2: Zoë''s “日本” 🏬', 'leads phone 2: Zoë''s “日本” 🏬', 'leads email 2: Zoë''s “日本” 🏬', 'leads inquiry 2: Zoë''s “日本” 🏬', 'leads unit_size 2: Zoë''s “日本” 🏬', 'active', 'leads notes 2: Zoë''s “日本” 🏬', 'locations-2', NULL, '2026-03-12 09:30:00.123+00', '2026-03-12 09:30:00.123+00');
INSERT INTO public.locations VALUES ('locations-1', 'locations business_name 1: Zoë''s “日本” 🏬', 'locations address 1: Zoë''s “日本” 🏬', 'locations phone_number 1: Zoë''s “日本” 🏬', 'locations website 1: Zoë''s “日本” 🏬', 'locations payment_portal_url 1: Zoë''s “日本” 🏬', 'locations facility_email 1: Zoë''s “日本” 🏬', 'locations email_subject 1: Zoë''s “日本” 🏬', 'locations email_template 1: Zoë''s “日本” 🏬', 'locations office_hours 1: Zoë''s “日本” 🏬', 'locations pricing_page_url 1: Zoë''s “日本” 🏬', 'locations contact_page_url 1: Zoë''s “日本” 🏬', 'locations faq_page_url 1: Zoë''s “日本” 🏬', 'Europe/Vienna', '[]', '[]', 'users-1', '2026-03-11 09:30:00.123+00', '2026-03-11 09:30:00.123+00');
INSERT INTO public.locations VALUES ('locations-2', 'locations business_name 2: Zoë''s “日本” 🏬', 'locations address 2: Zoë''s “日本” 🏬', 'locations phone_number 2: Zoë''s “日本” 🏬', 'locations website 2: Zoë''s “日本” 🏬', 'locations payment_portal_url 2: Zoë''s “日本” 🏬', 'locations facility_email 2: Zoë''s “日本” 🏬', 'locations email_subject 2: Zoë''s “日本” 🏬', 'locations email_template 2: Zoë''s “日本” 🏬', 'locations office_hours 2: Zoë''s “日本” 🏬', 'locations pricing_page_url 2: Zoë''s “日本” 🏬', 'locations contact_page_url 2: Zoë''s “日本” 🏬', 'locations faq_page_url 2: Zoë''s “日本” 🏬', 'Europe/Vienna', '[]', '[]', NULL, '2026-03-12 09:30:00.123+00', '2026-03-12 09:30:00.123+00');
INSERT INTO public.login_attempts VALUES ('login_attempts-1', 'login_attempts subject 1: Zoë''s “日本” 🏬', '2026-03-11 09:30:00.123+00');
INSERT INTO public.login_attempts VALUES ('login_attempts-2', 'login_attempts subject 2: Zoë''s “日本” 🏬', '2026-03-12 09:30:00.123+00');
INSERT INTO public.model_use VALUES ('bots-1', '2026-03-11', 3);
INSERT INTO public.model_use VALUES ('bots-2', '2026-03-12', 6);
INSERT INTO public.outbox VALUES ('outbox-1', 'outbox mail 1: Zoë''s “日本” 🏬', 'outbox last_error 1: Zoë''s “日本” 🏬', 3, '2026-03-11 09:30:00.123+00', '2026-03-11 09:30:00.123+00', '2026-03-11 09:30:00.123+00');
INSERT INTO public.outbox VALUES ('outbox-2', 'outbox mail 2: Zoë''s “日本” 🏬', 'outbox last_error 2: Zoë''s “日本” 🏬', 6, NULL, NULL, '2026-03-12 09:30:00.123+00');
INSERT INTO public.password_resets VALUES ('password_resets token_hash 1: Zoë''s “日本” 🏬', 'users-1', '2026-03-11 09:30:00.123+00', '2026-03-11 09:30:00.123+00');
INSERT INTO public.password_resets VALUES ('password_resets token_hash 2: Zoë''s “日本” 🏬', 'users-2', '2026-03-12 09:30:00.123+00', '2026-03-12 09:30:00.123+00');
INSERT INTO public.reservations VALUES ('reservations-1', 'bots-1', 'reservations session_id 1: Zoë''s “日本” 🏬', 'reservations unit_id 1: Zoë''s “日本” 🏬', 'reservations unit_size 1: Zoë''s “日本” 🏬', 'reservations customer_name 1: Zoë''s “日本” 🏬', 'reservations customer_email 1: Zoë''s “日本” 🏬', 'reservations customer_phone 1: Zoë''s “日本” 🏬', 'active', 'reservations notes 1: Zoë''s “日本” 🏬', 'locations-1', 'reservations idempotency_key 1: Zoë''s “日本” 🏬', '2026-03-11 09:30:00.123+00', '2026-03-11 09:30:00.123+00');
INSERT INTO public.reservations VALUES ('reservations-2', 'bots-2', 'reservations session_id 2: Zoë''s “日本” 🏬', 'reservations unit_id 2: Zoë''s “日本” 🏬', 'reservations unit_size 2: Zoë''s “日本” 🏬', 'reservations customer_name 2: Zoë''s “日本” 🏬', 'reservations customer_email 2: Zoë''s “日本” 🏬', 'reservations customer_phone 2: Zoë''s “日本” 🏬', 'active', 'reservations notes 2: Zoë''s “日本” 🏬', 'locations-2', NULL, '2026-03-12 09:30:00.123+00', '2026-03-12 09:30:00.123+00');
INSERT INTO public.session_totals VALUES ('locations-1', 3);
INSERT INTO public.session_totals VALUES ('locations-2', 6);
INSERT INTO public.sessions VALUES ('sessions sid 1: Zoë''s “日本” 🏬', 'users-1', 'sessions sess 1: Zoë''s “日本” 🏬', '2026-03-11 09:30:00.123+00');
INSERT INTO public.sessions VALUES ('sessions sid 2: Zoë''s “日本” 🏬', 'users-2', 'sessions sess 2: Zoë''s “日本” 🏬', '2026-03-12 09:30:00.123+00');
INSERT INTO public.unanswered_questions VALUES ('unanswered_questions-1', 'unanswered_questions question 1: Zoë''s “日本” 🏬', 'unanswered_questions question_key 1: Zoë''s “日本” 🏬', 'bots-1', 'locations-1', 3, '2026-03-11 09:30:00.123+00', '2026-03-11 09:30:00.123+00');
INSERT INTO public.unanswered_questions VALUES ('unanswered_questions-2', 'unanswered_questions question 2: Zoë''s “日本” 🏬', 'unanswered_questions question_key 2: Zoë''s “日本” 🏬', 'bots-2', 'locations-2', 6, '2026-03-12 09:30:00.123+00', '2026-03-12 09:30:00.123+00');
INSERT INTO public.users VALUES ('users-1', 'users username 1: Zoë''s “日本” 🏬', 'users password_hash 1: Zoë''s “日本” 🏬', 'users first_name 1: Zoë''s “日本” 🏬', 'users last_name 1: Zoë''s “日本” 🏬', 'users email 1: Zoë''s “日本” 🏬', 'admin', 'users username_key 1: Zoë''s “日本” 🏬', 'locations-1', '2026-03-11 09:30:00.123+00', '2026-03-11 09:30:00.123+00');
INSERT INTO public.users VALUES ('users-2', 'users username 2: Zoë''s “日本” 🏬', 'users password_hash 2: Zoë''s “日本” 🏬', 'users first_name 2: Zoë''s “日本” 🏬', 'users last_name 2: Zoë''s “日本” 🏬', 'users email 2: Zoë''s “日本” 🏬', 'admin', 'users username_key 2: Zoë''s “日本” 🏬', 'locations-2', '2026-03-12 09:30:00.123+00', '2026-03-12 09:30:00.123+00');
INSERT INTO public.visitor_sessions VALUES ('visitor_sessions-1', 'bots-1', 'visitor_sessions session_id 1: Zoë''s “日本” 🏬', 'locations-1', 3, '2026-03-11 09:30:00.123+00', '2026-03-11 09:30:00.123+00');
INSERT INTO public.visitor_sessions VALUES ('visitor_sessions-2', 'bots-2', 'visitor_sessions session_id 2: Zoë''s “日本” 🏬', 'locations-2', 6, '2026-03-12 09:30:00.123+00', '2026-03-12 09:30:00.123+00');
INSERT INTO public.website_crawls VALUES ('locations-1', 3, 'website_crawls status 1: Zoë''s “日本” 🏬', 'website_crawls problem 1: Zoë''s “日本” 🏬', 3, '2026-03-11 09:30:00.123+00', 'website_crawls lease 1: Zoë''s “日本” 🏬', '2026-03-11 09:30:00.123+00', '2026-03-11 09:30:00.123+00');
INSERT INTO public.website_crawls VALUES ('locations-2', 6, 'website_crawls status 2: Zoë''s “日本” 🏬', 'website_crawls problem 2: Zoë''s “日本” 🏬', 6, NULL, 'website_crawls lease 2: Zoë''s “日本” 🏬', '2026-03-12 09:30:00.123+00', NULL);
INSERT INTO public.website_hosts VALUES ('website_hosts host 1: Zoë''s “日本” 🏬', '2026-03-11 09:30:00.123+00');
INSERT INTO public.website_hosts VALUES ('website_hosts host 2: Zoë''s “日本” 🏬', '2026-03-12 09:30:00.123+00');
INSERT INTO public.website_pages VALUES ('website_pages-1', 'locations-1', 'website_pages url 1: Zoë''s “日本” 🏬', 'website_pages link_url 1: Zoë''s “日本” 🏬', 'website_pages title 1: Zoë''s “日本” 🏬', 'website_pages status 1: Zoë''s “日本” 🏬', 'website_pages reason 1: Zoë''s “日本” 🏬', 3, 3, 3, 3, 3, 'website_pages etag 1: Zoë''s “日本” 🏬', 'website_pages last_modified 1: Zoë''s “日本” 🏬', '[]', '[]', '[]', 3, '2026-03-11 09:30:00.123+00');
INSERT INTO public.website_pages VALUES ('website_pages-2', 'locations-2', 'website_pages url 2: Zoë''s “日本” 🏬', 'website_pages link_url 2: Zoë''s “日本” 🏬', 'website_pages title 2: Zoë''s “日本” 🏬', 'website_pages status 2: Zoë''s “日本” 🏬', 'website_pages reason 2: Zoë''s “日本” 🏬', 6, 6, 6, 6, 6, 'website_pages etag 2: Zoë''s “日本” 🏬', 'website_pages last_modified 2: Zoë''s “日本” 🏬', '[]', '[]', '[]', 6, NULL);
INSERT INTO public.website_passages VALUES ('website_passages-1', 'locations-1', 'website_pages-1', 3, 'website_passages heading 1: Zoë''s “日本” 🏬', 'website_passages text 1: Zoë''s “日本” 🏬');
INSERT INTO public.website_passages VALUES ('website_passages-2', 'locations-2', 'website_pages-2', 6, 'website_passages heading 2: Zoë''s “日本” 🏬', 'website_passages text 2: Zoë''s “日本” 🏬');
ALTER TABLE ONLY public.bots
    ADD CONSTRAINT bots_location_id_key UNIQUE (location_id);
ALTER TABLE ONLY public.bots
    ADD CONSTRAINT bots_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.conversation_totals
    ADD CONSTRAINT conversation_totals_key PRIMARY KEY (location_id, response_source);
ALTER TABLE ONLY public.conversations
    ADD CONSTRAINT conversations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.daily_analytics
    ADD CONSTRAINT daily_analytics_bot_id_date UNIQUE (bot_id, date);
ALTER TABLE ONLY public.daily_analytics
    ADD CONSTRAINT daily_analytics_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.dismissed_differences
    ADD CONSTRAINT dismissed_differences_key PRIMARY KEY (location_id, field, value);
ALTER TABLE ONLY public.faqs
    ADD CONSTRAINT faqs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.leads
    ADD CONSTRAINT leads_bot_id_idempotency_key UNIQUE (bot_id, idempotency_key);
ALTER TABLE ONLY public.leads
    ADD CONSTRAINT leads_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.locations
    ADD CONSTRAINT locations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.login_attempts
    ADD CONSTRAINT login_attempts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.model_use
    ADD CONSTRAINT model_use_key PRIMARY KEY (bot_id, day);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.reservations
    ADD CONSTRAINT reservations_bot_id_idempotency_key UNIQUE (bot_id, idempotency_key);
ALTER TABLE ONLY public.reservations
    ADD CONSTRAINT reservations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.session_totals
    ADD CONSTRAINT session_totals_pkey PRIMARY KEY (location_id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (sid);
ALTER TABLE ONLY public.unanswered_questions
    ADD CONSTRAINT unanswered_questions_bot_id_question_key UNIQUE (bot_id, question_key);
ALTER TABLE ONLY public.unanswered_questions
    ADD CONSTRAINT unanswered_questions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_username_key_key UNIQUE (username_key);
ALTER TABLE ONLY public.visitor_sessions
    ADD CONSTRAINT visitor_sessions_bot_id_session_id UNIQUE (bot_id, session_id);
ALTER TABLE ONLY public.visitor_sessions
    ADD CONSTRAINT visitor_sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.website_crawls
    ADD CONSTRAINT website_crawls_pkey PRIMARY KEY (location_id);
ALTER TABLE ONLY public.website_hosts
    ADD CONSTRAINT website_hosts_pkey PRIMARY KEY (host);
ALTER TABLE ONLY public.website_pages
    ADD CONSTRAINT website_pages_location_id_url UNIQUE (location_id, url);
ALTER TABLE ONLY public.website_pages
    ADD CONSTRAINT website_pages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.website_passages
    ADD CONSTRAINT website_passages_pkey PRIMARY KEY (id);
CREATE INDEX bots_created_at_id ON public.bots USING btree (created_at, id);
CREATE INDEX conversations_bot_id_created_at_id ON public.conversations USING btree (bot_id, created_at, id);
CREATE INDEX conversations_created_at_id ON public.conversations USING btree (created_at, id);
CREATE INDEX conversations_location_id_created_at_id ON public.conversations USING btree (location_id, created_at, id);
CREATE INDEX conversations_session_id_bot_id_created_at ON public.conversations USING btree (session_id, bot_id, created_at);
CREATE INDEX faqs_bot_id_created_at_id ON public.faqs USING btree (bot_id, created_at, id);
CREATE INDEX faqs_bot_id_question_key ON public.faqs USING btree (bot_id, question_key);
CREATE INDEX faqs_created_at_id ON public.faqs USING btree (created_at, id);
CREATE INDEX leads_created_at_id ON public.leads USING btree (created_at, id);
CREATE INDEX leads_location_id_created_at_id ON public.leads USING btree (location_id, created_at, id);
CREATE INDEX locations_created_at_id ON public.locations USING btree (created_at, id);
CREATE INDEX login_attempts_subject_attempted_at ON public.login_attempts USING btree (subject, attempted_at);
CREATE INDEX outbox_due_at ON public.outbox USING btree (due_at);
CREATE INDEX password_resets_user_id_created_at ON public.password_resets USING btree (user_id, created_at);
CREATE INDEX reservations_created_at_id ON public.reservations USING btree (created_at, id);
CREATE INDEX reservations_location_id_created_at_id ON public.reservations USING btree (location_id, created_at, id);
CREATE INDEX sessions_expire ON public.sessions USING btree (expire);
CREATE INDEX sessions_user_id ON public.sessions USING btree (user_id);
CREATE INDEX unanswered_questions_last_asked_at_id ON public.unanswered_questions USING btree (last_asked_at, id);
CREATE INDEX unanswered_questions_location_id_last_asked_at_id ON public.unanswered_questions USING btree (location_id, last_asked_at, id);
CREATE INDEX users_created_at_id ON public.users USING btree (created_at, id);
CREATE INDEX users_location_id ON public.users USING btree (location_id);
CREATE INDEX visitor_sessions_last_message_at_id ON public.visitor_sessions USING btree (last_message_at, id);
CREATE INDEX visitor_sessions_location_id_last_message_at_id ON public.visitor_sessions USING btree (location_id, last_message_at, id);
CREATE INDEX website_crawls_due_at ON public.website_crawls USING btree (due_at);
CREATE INDEX website_passages_location_id ON public.website_passages USING btree (location_id);
CREATE INDEX website_passages_page_id ON public.website_passages USING btree (page_id);
ALTER TABLE ONLY public.bots
    ADD CONSTRAINT bots_location_id_fkey FOREIGN KEY (location_id) REFERENCES public.locations(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.daily_analytics
    ADD CONSTRAINT daily_analytics_bot_id_fkey FOREIGN KEY (bot_id) REFERENCES public.bots(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.dismissed_differences
    ADD CONSTRAINT dismissed_differences_location_id_fkey FOREIGN KEY (location_id) REFERENCES public.locations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.faqs
    ADD CONSTRAINT faqs_bot_id_fkey FOREIGN KEY (bot_id) REFERENCES public.bots(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.model_use
    ADD CONSTRAINT model_use_bot_id_fkey FOREIGN KEY (bot_id) REFERENCES public.bots(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.unanswered_questions
    ADD CONSTRAINT unanswered_questions_bot_id_fkey FOREIGN KEY (bot_id) REFERENCES public.bots(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_location_id_fkey FOREIGN KEY (location_id) REFERENCES public.locations(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.website_crawls
    ADD CONSTRAINT website_crawls_location_id_fkey FOREIGN KEY (location_id) REFERENCES public.locations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.website_pages
    ADD CONSTRAINT website_pages_location_id_fkey FOREIGN KEY (location_id) REFERENCES public.locations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.website_passages
    ADD CONSTRAINT website_passages_location_id_fkey FOREIGN KEY (location_id) REFERENCES public.locations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.website_passages
    ADD CONSTRAINT website_passages_page_id_fkey FOREIGN KEY (page_id) REFERENCES public.website_pages(id) ON DELETE CASCADE;
