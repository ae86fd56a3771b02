CREATE TABLE "message_services" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"host" text NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"last_tried_at" timestamp with time zone,
	"last_failure" text
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"id" integer PRIMARY KEY NOT NULL,
	"payments_off" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "installation" ADD CONSTRAINT "installation_one_row" CHECK (id = 1);--> statement-breakpoint
ALTER TABLE "message_services" ADD CONSTRAINT "message_services_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_services_user_id_idx" ON "message_services" USING btree ("user_id");
--> statement-breakpoint
INSERT INTO installation (id, payments_off) VALUES (1, false);
--> statement-breakpoint
DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['installation', 'message_services'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY owner_all ON %I TO CURRENT_USER USING (true) WITH CHECK (true)', t);
    EXECUTE format('REVOKE ALL ON %I FROM PUBLIC', t);
  END LOOP;

  -- A user's own rows, to see only: the server alone writes them, as it encrypts what they hold.
  GRANT SELECT ON message_services TO app_user;
  CREATE POLICY own_rows ON message_services FOR SELECT TO app_user USING (user_id = (SELECT app_user_id()));
END $$;
--> statement-breakpoint
-- As Google's, the row of an operator's own provider tells of its connection.
DROP TRIGGER accounts_record_connection ON accounts;
--> statement-breakpoint
CREATE TRIGGER accounts_record_connection AFTER INSERT ON accounts
  FOR EACH ROW WHEN (NEW.provider_id IN ('google', 'oidc')) EXECUTE FUNCTION record_connection();
--> statement-breakpoint
-- Whoever switches payments on or off leaves a record that belongs to no account.
CREATE TRIGGER installation_record_policy_change AFTER UPDATE ON installation FOR EACH ROW
  WHEN (OLD.payments_off IS DISTINCT FROM NEW.payments_off) EXECUTE FUNCTION record_policy_change();
--> statement-breakpoint
CREATE FUNCTION payments_off() RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
  SELECT coalesce((SELECT i.payments_off FROM installation i), false)
$$;
--> statement-breakpoint
-- What a user has paid for or been granted: what `entitled_plan` said before there were installations
-- without payments. It alone is recorded as security events, so that switching payments tells nobody of
-- a plan that came or went.
CREATE FUNCTION paid_plan(p_user_id uuid) RETURNS text
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
-- The plan whose entitlements a user has now: the highest one where payments are off, otherwise the one
-- that was paid for or granted. Nothing else decides it.
CREATE OR REPLACE FUNCTION entitled_plan(p_user_id uuid) RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
  SELECT CASE WHEN payments_off() THEN 'enterprise' ELSE paid_plan(p_user_id) END
$$;
--> statement-breakpoint
-- This month's allowance of a user; null is unlimited, as all are where payments are off. What a plan
-- does not name it does not include.
CREATE OR REPLACE FUNCTION usage_allowance(p_user_id uuid, p_metric text) RETURNS integer
LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
  SELECT CASE WHEN count(*) = 0 THEN 0 WHEN payments_off() THEN NULL ELSE max(l.allowance) END
  FROM usage_limits l WHERE l.tier = entitled_plan(p_user_id) AND l.metric = usage_metric(p_metric)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION usage_overview(p_user_id uuid, OUT tier text, OUT month text, OUT metric text,
  OUT used integer, OUT allowance integer) RETURNS SETOF record
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM assert_own(p_user_id);
  RETURN QUERY
    SELECT l.tier, usage_month()::text, l.metric, coalesce(t.used, 0),
      CASE WHEN payments_off() THEN NULL ELSE l.allowance END
    FROM usage_limits l
    LEFT JOIN usage_tracking t ON t.user_id = p_user_id AND t.month = usage_month() AND t.metric = l.metric
    WHERE l.tier = entitled_plan(p_user_id);
END $$;
--> statement-breakpoint
-- As before, and by the one function that says what a user is allowed.
CREATE OR REPLACE FUNCTION take_storage(p_user_id uuid, p_bytes bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  megabytes integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('storage ' || p_user_id, 0));
  megabytes := usage_allowance(p_user_id, 'storage');
  RETURN megabytes IS NULL OR storage_used(p_user_id) + p_bytes <= megabytes::bigint * 1000000;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_entitlement(p_user_id uuid, OUT before text, OUT now text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO recorded_entitlements (user_id, tier) VALUES (p_user_id, 'free') ON CONFLICT DO NOTHING;
  SELECT tier INTO before FROM recorded_entitlements WHERE user_id = p_user_id FOR UPDATE;
  now := paid_plan(p_user_id);
  IF now IS DISTINCT FROM before THEN
    UPDATE recorded_entitlements SET tier = now, recorded_at = app_now() WHERE user_id = p_user_id;
  END IF;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION payments_off(), paid_plan(uuid) FROM PUBLIC;
