-- A metric is a row: a new one is a line of the catalogue, and no function below names one.
ALTER TABLE "usage_limits" ADD COLUMN "metric" text, ADD COLUMN "allowance" integer;
--> statement-breakpoint
ALTER TABLE "usage_limits" DROP CONSTRAINT "usage_limits_pkey";
--> statement-breakpoint
INSERT INTO "usage_limits" ("tier", "metric", "allowance")
SELECT l.tier, m.metric, m.allowance FROM "usage_limits" l CROSS JOIN LATERAL (VALUES
  ('diagnoses', l.diagnoses_limit), ('repair_guides', l.repair_guides_limit), ('api_calls', l.api_calls_limit),
  ('storage', l.storage_limit), ('concurrent_users', l.concurrent_users_limit)) m (metric, allowance);
--> statement-breakpoint
DELETE FROM "usage_limits" WHERE "metric" IS NULL;
--> statement-breakpoint
ALTER TABLE "usage_limits" DROP COLUMN "diagnoses_limit", DROP COLUMN "repair_guides_limit",
  DROP COLUMN "api_calls_limit", DROP COLUMN "storage_limit", DROP COLUMN "concurrent_users_limit",
  ALTER COLUMN "metric" SET NOT NULL,
  ADD CONSTRAINT "usage_limits_tier_metric_pk" PRIMARY KEY ("tier", "metric");
--> statement-breakpoint
ALTER TABLE "usage_tracking" ADD COLUMN "metric" text, ADD COLUMN "used" integer;
--> statement-breakpoint
ALTER TABLE "usage_tracking" DROP CONSTRAINT "usage_tracking_user_id_month_pk";
--> statement-breakpoint
INSERT INTO "usage_tracking" ("user_id", "month", "metric", "used")
SELECT t.user_id, t.month, m.metric, m.used FROM "usage_tracking" t CROSS JOIN LATERAL (VALUES
  ('diagnoses', t.diagnoses_count), ('repair_guides', t.repair_guides_count)) m (metric, used)
WHERE m.used > 0;
--> statement-breakpoint
DELETE FROM "usage_tracking" WHERE "metric" IS NULL;
--> statement-breakpoint
ALTER TABLE "usage_tracking" DROP COLUMN "diagnoses_count", DROP COLUMN "repair_guides_count",
  ALTER COLUMN "metric" SET NOT NULL, ALTER COLUMN "used" SET NOT NULL,
  ADD CONSTRAINT "usage_tracking_user_id_month_metric_pk" PRIMARY KEY ("user_id", "month", "metric");
--> statement-breakpoint
-- The plan whose entitlements a user has now: their subscription's while it is active or on trial, or
-- cancelled or past due with the paid period still running; otherwise free. Nothing else decides it.
CREATE OR REPLACE FUNCTION entitled_plan(p_user_id uuid) RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
  SELECT coalesce((
    SELECT p.tier
    FROM subscriptions s JOIN products p ON p.tier = s.plan_id
    WHERE s.user_id = p_user_id
      AND s.deleted_at IS NULL
      AND (s.status IN ('active', 'trialing')
        OR (s.status IN ('canceled', 'past_due') AND app_now() < s.current_period_end))
    LIMIT 1
  ), 'free')
$$;
--> statement-breakpoint
-- The stored name of a metric; the camel-case names of the interface are understood too.
CREATE OR REPLACE FUNCTION usage_metric(p_metric text) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  stored text := lower(regexp_replace(p_metric, '([A-Z])', '_\1', 'g'));
BEGIN
  IF EXISTS (SELECT 1 FROM usage_limits WHERE metric = stored) THEN RETURN stored; END IF;
  RAISE invalid_parameter_value USING MESSAGE = format('unknown usage metric %s', p_metric);
END $$;
--> statement-breakpoint
-- This month's allowance of a user; null is unlimited. What a plan does not name it does not include.
CREATE OR REPLACE FUNCTION usage_allowance(p_user_id uuid, p_metric text) RETURNS integer
LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
  SELECT CASE WHEN count(*) = 0 THEN 0 ELSE max(l.allowance) END
  FROM usage_limits l WHERE l.tier = entitled_plan(p_user_id) AND l.metric = usage_metric(p_metric)
$$;
--> statement-breakpoint
-- What is used this month, units set aside by work in progress included.
CREATE OR REPLACE FUNCTION usage_taken(p_user_id uuid, p_metric text) RETURNS integer
LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
  SELECT coalesce((
      SELECT t.used FROM usage_tracking t
      WHERE t.user_id = p_user_id AND t.month = usage_month() AND t.metric = usage_metric(p_metric)
    ), 0) + (
      SELECT count(*)::integer FROM usage_reservations r
      WHERE r.user_id = p_user_id AND r.metric = usage_metric(p_metric)
        AND r.month = usage_month() AND r.expires_at > app_now()
    )
$$;
--> statement-breakpoint
-- Counts units as used, whatever the limit. The owner role's alone: a user cannot forge usage.
CREATE OR REPLACE FUNCTION increment_usage(p_user_id uuid, p_metric text, p_amount integer DEFAULT 1) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  total integer;
BEGIN
  PERFORM assert_own(p_user_id);
  IF p_amount IS NULL OR p_amount < 1 THEN
    RAISE invalid_parameter_value USING MESSAGE = 'the amount must be at least 1';
  END IF;
  INSERT INTO usage_tracking AS t (user_id, month, metric, used)
  VALUES (p_user_id, usage_month(), usage_metric(p_metric), p_amount)
  ON CONFLICT (user_id, month, metric) DO UPDATE SET used = t.used + EXCLUDED.used
  RETURNING t.used INTO total;
  RETURN total;
END $$;
--> statement-breakpoint
DROP FUNCTION usage_overview(uuid);
--> statement-breakpoint
-- A user's month at one look: the plan that entitles, and for each metric that it names what is used
-- and what is allowed.
CREATE FUNCTION usage_overview(p_user_id uuid, OUT tier text, OUT month text, OUT metric text,
  OUT used integer, OUT allowance integer) RETURNS SETOF record
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM assert_own(p_user_id);
  RETURN QUERY
    SELECT l.tier, usage_month()::text, l.metric, coalesce(t.used, 0), l.allowance
    FROM usage_limits l
    LEFT JOIN usage_tracking t ON t.user_id = p_user_id AND t.month = usage_month() AND t.metric = l.metric
    WHERE l.tier = entitled_plan(p_user_id);
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION usage_overview(uuid), usage_metric(text) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION usage_overview(uuid) TO app_user;
