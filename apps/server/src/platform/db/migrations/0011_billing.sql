CREATE TABLE "checkout_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_id" text NOT NULL,
	"price_id" text NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"trial_days" integer NOT NULL,
	"idempotency_key" text,
	"session_id" text,
	"url" text,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkout_sessions_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "checkout_sessions_user_id_idempotency_key_unique" UNIQUE("user_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"object_id" text,
	"customer_id" text,
	"user_id" uuid,
	"received_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"outcome" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_incidents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"provider_id" text NOT NULL,
	"invoice_id" text,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"occurred_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "payment_incidents_provider_id_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "plan_grants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_id" text NOT NULL,
	"starts_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recorded_entitlements" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"tier" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment_deliveries" (
	"event_id" text PRIMARY KEY NOT NULL,
	"customer_id" text,
	"payload" text NOT NULL,
	"due_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"delivered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"customer_id" text,
	"object" jsonb NOT NULL,
	"due_at" timestamp with time zone,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_payment_objects_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trial_uses" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"subscription_hash" text NOT NULL,
	"used_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_subscriptions" ALTER COLUMN "status" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_history" ADD COLUMN "number" text;--> statement-breakpoint
ALTER TABLE "billing_history" ADD COLUMN "invoice_url" text;--> statement-breakpoint
ALTER TABLE "billing_history" ADD COLUMN "pdf_url" text;--> statement-breakpoint
ALTER TABLE "billing_history" ADD COLUMN "period_start" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_history" ADD COLUMN "period_end" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_history" ADD COLUMN "tax_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_history" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_history" ADD COLUMN "subscription_id" text;--> statement-breakpoint
ALTER TABLE "billing_history" ADD COLUMN "updated_at" timestamp with time zone DEFAULT app_now() NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_subscriptions" ADD COLUMN "current_period_start" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_subscriptions" ADD COLUMN "current_period_end" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_subscriptions" ADD COLUMN "cancel_at_period_end" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_subscriptions" ADD COLUMN "card_exp_month" integer;--> statement-breakpoint
ALTER TABLE "payment_subscriptions" ADD COLUMN "card_exp_year" integer;--> statement-breakpoint
ALTER TABLE "payment_subscriptions" ADD COLUMN "amount_due_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_subscriptions" ADD COLUMN "amount_due_currency" text;--> statement-breakpoint
ALTER TABLE "payment_subscriptions" ADD COLUMN "trial_refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_subscriptions" ADD COLUMN "readings_begun" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_subscriptions" ADD COLUMN "reading_written" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_subscriptions" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "cancel_comment" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "past_due_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_incidents" ADD CONSTRAINT "payment_incidents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_grants" ADD CONSTRAINT "plan_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recorded_entitlements" ADD CONSTRAINT "recorded_entitlements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_sessions_user_id_open_idx" ON "checkout_sessions" USING btree ("user_id") WHERE status in ('creating', 'open');--> statement-breakpoint
CREATE INDEX "payment_events_user_id_idx" ON "payment_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payment_events_received_at_idx" ON "payment_events" USING btree ("received_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payment_incidents_user_id_idx" ON "payment_incidents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "plan_grants_user_id_idx" ON "plan_grants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sandbox_payment_deliveries_due_at_idx" ON "sandbox_payment_deliveries" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "sandbox_payment_objects_customer_id_kind_idx" ON "sandbox_payment_objects" USING btree ("customer_id","kind");--> statement-breakpoint
CREATE INDEX "sandbox_payment_objects_due_at_idx" ON "sandbox_payment_objects" USING btree ("due_at");--> statement-breakpoint
DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['payment_events', 'checkout_sessions', 'payment_incidents', 'plan_grants', 'recorded_entitlements',
    'trial_uses', 'sandbox_payment_objects', 'sandbox_payment_deliveries'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY owner_all ON %I TO CURRENT_USER USING (true) WITH CHECK (true)', t);
    EXECUTE format('REVOKE ALL ON %I FROM PUBLIC', t);
  END LOOP;

  -- A user's own rows, to see only: the server alone writes what is about money and plans.
  FOREACH t IN ARRAY ARRAY['payment_events', 'checkout_sessions', 'payment_incidents', 'plan_grants', 'recorded_entitlements'] LOOP
    EXECUTE format('GRANT SELECT ON %I TO app_user', t);
    EXECUTE format('CREATE POLICY own_rows ON %I FOR SELECT TO app_user USING (user_id = (SELECT app_user_id()))', t);
  END LOOP;
END $$;
--> statement-breakpoint
-- The plan whose entitlements a user has now: their subscription's while it is active or on trial, or
-- cancelled or past due with the period still running; or one that the operator granted; the better of
-- the two; otherwise free. Nothing else decides it.
CREATE OR REPLACE FUNCTION entitled_plan(p_user_id uuid) RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
  SELECT coalesce((
    SELECT p.tier
    FROM (
      SELECT s.plan_id
      FROM subscriptions s
      WHERE s.user_id = p_user_id
        AND s.deleted_at IS NULL
        AND (s.status IN ('active', 'trialing')
          OR (s.status IN ('canceled', 'past_due') AND app_now() < s.current_period_end))
      UNION ALL
      SELECT g.plan_id
      FROM plan_grants g
      WHERE g.user_id = p_user_id
        AND g.revoked_at IS NULL
        AND g.starts_at <= app_now() AND app_now() < g.ends_at
    ) has JOIN products p ON p.tier = has.plan_id
    ORDER BY array_position(ARRAY['enterprise', 'pro'], p.tier) NULLS LAST
    LIMIT 1
  ), 'free')
$$;
--> statement-breakpoint
-- Counts one unit of a month's allowance, at once. False, and nothing counted, when none is left: of
-- two calls for the last unit exactly one wins. The owner role's alone.
CREATE FUNCTION take_usage(p_user_id uuid, p_metric text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  allowed integer := usage_allowance(p_user_id, p_metric);
BEGIN
  PERFORM assert_own(p_user_id);
  IF allowed < 1 THEN RETURN false; END IF;
  INSERT INTO usage_tracking AS t (user_id, month, metric, used)
  VALUES (p_user_id, usage_month(), usage_metric(p_metric), 1)
  ON CONFLICT (user_id, month, metric) DO UPDATE SET used = t.used + 1 WHERE allowed IS NULL OR t.used < allowed;
  RETURN FOUND;
END $$;
--> statement-breakpoint
-- Notes the plan that a user is entitled to now, and returns the one that was noted before: the two
-- differ when the entitlement changed, also where only time passed. Calls of one user wait for each other.
CREATE FUNCTION note_entitlement(p_user_id uuid, OUT before text, OUT now text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO recorded_entitlements (user_id, tier) VALUES (p_user_id, 'free') ON CONFLICT DO NOTHING;
  SELECT tier INTO before FROM recorded_entitlements WHERE user_id = p_user_id FOR UPDATE;
  now := entitled_plan(p_user_id);
  IF now IS DISTINCT FROM before THEN
    UPDATE recorded_entitlements SET tier = now, recorded_at = app_now() WHERE user_id = p_user_id;
  END IF;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION take_usage(uuid, text), note_entitlement(uuid) FROM PUBLIC;
--> statement-breakpoint
-- Who has a plan already was told of nothing: what is there now is where the telling begins.
INSERT INTO recorded_entitlements (user_id, tier)
SELECT s.user_id, entitled_plan(s.user_id) FROM subscriptions s WHERE s.deleted_at IS NULL;
