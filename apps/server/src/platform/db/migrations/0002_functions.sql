-- Quotas and counters are decided here, never by read-then-write in the server.

-- A function that acts for a person may be called by the owner role for anybody, and by app_user
-- for itself alone.
CREATE FUNCTION assert_own(p_user_id uuid) RETURNS void LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF nullif(current_setting('role', true), 'none') = 'app_user' AND p_user_id IS DISTINCT FROM app_user_id() THEN
    RAISE insufficient_privilege USING MESSAGE = 'another user''s data';
  END IF;
END $$;
--> statement-breakpoint
-- The UTC calendar month, by its first day.
CREATE FUNCTION usage_month() RETURNS date LANGUAGE sql STABLE AS $$
  SELECT date_trunc('month', app_now() AT TIME ZONE 'UTC')::date
$$;
--> statement-breakpoint
-- The plan whose entitlements a person has now. The same rule as entitledPlan in the domain.
CREATE FUNCTION entitled_plan(p_user_id uuid) RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
  SELECT coalesce((
    SELECT s.plan_id
    FROM subscriptions s
    WHERE s.user_id = p_user_id
      AND s.deleted_at IS NULL
      AND s.plan_id IN ('pro', 'enterprise')
      AND (s.status IN ('active', 'trialing')
        OR (s.status IN ('canceled', 'past_due') AND app_now() < s.current_period_end))
    LIMIT 1
  ), 'free')
$$;
--> statement-breakpoint
-- 'diagnoses' or 'repair_guides'; the camel-case names of the interface are understood too.
CREATE FUNCTION usage_metric(p_metric text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  IF p_metric = 'diagnoses' THEN RETURN 'diagnoses'; END IF;
  IF p_metric IN ('repair_guides', 'repairGuides') THEN RETURN 'repair_guides'; END IF;
  RAISE invalid_parameter_value USING MESSAGE = format('unknown usage metric %s', p_metric);
END $$;
--> statement-breakpoint
-- This month's allowance of a person; null is unlimited.
CREATE FUNCTION usage_allowance(p_user_id uuid, p_metric text) RETURNS integer
LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
  SELECT CASE usage_metric(p_metric) WHEN 'diagnoses' THEN l.diagnoses_limit ELSE l.repair_guides_limit END
  FROM usage_limits l WHERE l.tier = entitled_plan(p_user_id)
$$;
--> statement-breakpoint
-- What is used this month, units set aside by work in progress included.
CREATE FUNCTION usage_taken(p_user_id uuid, p_metric text) RETURNS integer
LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
  SELECT coalesce((
      SELECT CASE usage_metric(p_metric) WHEN 'diagnoses' THEN t.diagnoses_count ELSE t.repair_guides_count END
      FROM usage_tracking t WHERE t.user_id = p_user_id AND t.month = usage_month()
    ), 0) + (
      SELECT count(*)::integer FROM usage_reservations r
      WHERE r.user_id = p_user_id AND r.metric = usage_metric(p_metric)
        AND r.month = usage_month() AND r.expires_at > app_now()
    )
$$;
--> statement-breakpoint
-- Whether one more unit may be used now. A look, not a promise: reserve_usage decides.
CREATE FUNCTION check_usage_limits(p_user_id uuid, p_metric_name text DEFAULT 'diagnoses') RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  allowance integer;
BEGIN
  PERFORM assert_own(p_user_id);
  allowance := usage_allowance(p_user_id, p_metric_name);
  RETURN allowance IS NULL OR usage_taken(p_user_id, p_metric_name) < allowance;
END $$;
--> statement-breakpoint
-- A person's month at one look: the plan that entitles, what is used and what is allowed.
CREATE FUNCTION usage_overview(p_user_id uuid, OUT tier text, OUT month text,
  OUT diagnoses_used integer, OUT diagnoses_limit integer,
  OUT repair_guides_used integer, OUT repair_guides_limit integer)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM assert_own(p_user_id);
  tier := entitled_plan(p_user_id);
  month := usage_month()::text;
  SELECT l.diagnoses_limit, l.repair_guides_limit INTO diagnoses_limit, repair_guides_limit
  FROM usage_limits l WHERE l.tier = usage_overview.tier;
  SELECT t.diagnoses_count, t.repair_guides_count INTO diagnoses_used, repair_guides_used
  FROM usage_tracking t WHERE t.user_id = p_user_id AND t.month = usage_month();
  diagnoses_used := coalesce(diagnoses_used, 0);
  repair_guides_used := coalesce(repair_guides_used, 0);
END $$;
--> statement-breakpoint
-- Counts units as used, whatever the limit. The owner role's alone: a person cannot forge usage.
CREATE FUNCTION increment_usage(p_user_id uuid, p_metric text, p_amount integer DEFAULT 1) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  is_diagnosis boolean := usage_metric(p_metric) = 'diagnoses';
  total integer;
BEGIN
  PERFORM assert_own(p_user_id);
  IF p_amount IS NULL OR p_amount < 1 THEN
    RAISE invalid_parameter_value USING MESSAGE = 'the amount must be at least 1';
  END IF;
  INSERT INTO usage_tracking AS t (user_id, month, diagnoses_count, repair_guides_count)
  VALUES (p_user_id, usage_month(), CASE WHEN is_diagnosis THEN p_amount ELSE 0 END, CASE WHEN is_diagnosis THEN 0 ELSE p_amount END)
  ON CONFLICT (user_id, month) DO UPDATE SET
    diagnoses_count = t.diagnoses_count + EXCLUDED.diagnoses_count,
    repair_guides_count = t.repair_guides_count + EXCLUDED.repair_guides_count
  RETURNING CASE WHEN is_diagnosis THEN t.diagnoses_count ELSE t.repair_guides_count END INTO total;
  RETURN total;
END $$;
--> statement-breakpoint
-- Sets one unit aside for p_lease, or returns null when none is left. Calls of one person wait
-- for each other, so that of two for the last unit exactly one wins. A lease that a crash left
-- behind lapses and is swept here.
CREATE FUNCTION reserve_usage(p_user_id uuid, p_metric text, p_lease interval, p_idempotency_key text DEFAULT NULL) RETURNS uuid
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  reservation uuid;
BEGIN
  PERFORM assert_own(p_user_id);
  PERFORM pg_advisory_xact_lock(hashtextextended('usage:' || p_user_id::text, 0));
  DELETE FROM usage_reservations WHERE user_id = p_user_id AND expires_at <= app_now();
  IF NOT check_usage_limits(p_user_id, p_metric) THEN RETURN NULL; END IF;
  INSERT INTO usage_reservations (user_id, metric, month, idempotency_key, expires_at)
  VALUES (p_user_id, usage_metric(p_metric), usage_month(), p_idempotency_key, app_now() + p_lease)
  RETURNING id INTO reservation;
  RETURN reservation;
END $$;
--> statement-breakpoint
-- Turns a unit set aside into a used one. False when its lease was swept meanwhile: then the
-- caller must not acknowledge the work.
CREATE FUNCTION settle_usage(p_user_id uuid, p_reservation uuid) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  kind text;
BEGIN
  PERFORM assert_own(p_user_id);
  DELETE FROM usage_reservations WHERE id = p_reservation AND user_id = p_user_id RETURNING metric INTO kind;
  IF kind IS NULL THEN RETURN false; END IF;
  PERFORM increment_usage(p_user_id, kind, 1);
  RETURN true;
END $$;
--> statement-breakpoint
-- Gives a unit back that was set aside for work that failed.
CREATE FUNCTION release_usage(p_user_id uuid, p_reservation uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM assert_own(p_user_id);
  DELETE FROM usage_reservations WHERE id = p_reservation AND user_id = p_user_id;
END $$;
--> statement-breakpoint
-- Cancels at the period's end: the status is canceled at once, entitlements stay until then.
-- False when there is no active subscription to cancel.
CREATE FUNCTION cancel_subscription(p_user_id uuid) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM assert_own(p_user_id);
  UPDATE subscriptions
  SET status = 'canceled', cancel_at_period_end = true, canceled_at = app_now(), updated_at = app_now()
  WHERE user_id = p_user_id AND deleted_at IS NULL AND status IN ('active', 'trialing');
  RETURN FOUND;
END $$;
--> statement-breakpoint
-- Counts a call of p_key against p_limit in a window of p_seconds. Returns the seconds to wait,
-- 0 when the call is allowed.
CREATE FUNCTION take_rate_limit(p_key text, p_limit integer, p_seconds integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  now_at timestamptz := app_now();
  used integer;
  started timestamptz;
BEGIN
  INSERT INTO rate_limits AS r (key, window_start, count) VALUES (p_key, now_at, 1)
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN r.window_start + make_interval(secs => p_seconds) <= now_at THEN 1 ELSE r.count + 1 END,
    window_start = CASE WHEN r.window_start + make_interval(secs => p_seconds) <= now_at THEN now_at ELSE r.window_start END
  RETURNING r.count, r.window_start INTO used, started;
  IF used <= p_limit THEN RETURN 0; END IF;
  RETURN greatest(1, ceil(extract(epoch FROM started + make_interval(secs => p_seconds) - now_at))::integer);
END $$;
--> statement-breakpoint
-- Functions are executable by everybody unless revoked. What a person may call for themselves is
-- granted by name; increment_usage, settle_usage and take_rate_limit stay the server's.
DO $$
DECLARE
  f regprocedure;
BEGIN
  FOR f IN
    SELECT p.oid::regprocedure FROM pg_proc p
    WHERE p.pronamespace = current_schema()::regnamespace
      AND p.proowner = (SELECT oid FROM pg_roles WHERE rolname = current_user)
      AND p.proname IN ('entitled_plan', 'usage_allowance', 'usage_taken', 'check_usage_limits', 'increment_usage',
        'reserve_usage', 'settle_usage', 'release_usage', 'cancel_subscription', 'take_rate_limit', 'same_owner', 'usage_overview')
  LOOP
    EXECUTE format('REVOKE ALL ON FUNCTION %s FROM PUBLIC', f);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION check_usage_limits(uuid, text), reserve_usage(uuid, text, interval, text),
  settle_usage(uuid, uuid), release_usage(uuid, uuid), cancel_subscription(uuid), usage_overview(uuid) TO app_user;
