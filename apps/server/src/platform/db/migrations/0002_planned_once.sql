-- What every page asks is planned once a connection and looked up once a call. A function in SQL that is not
-- inlined is planned with each call, and one in a WHERE was called for each row: the month of a user, which
-- /api/me reads, asked sixteen times for the plan that entitles.
CREATE OR REPLACE FUNCTION payments_off() RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  RETURN coalesce((SELECT i.payments_off FROM installation i), false);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION paid_plan(p_user_id uuid) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  RETURN coalesce((
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
  ), 'free');
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION entitled_plan(p_user_id uuid) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  IF payments_off() THEN RETURN 'enterprise'; END IF;
  RETURN paid_plan(p_user_id);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION usage_allowance(p_user_id uuid, p_metric text) RETURNS integer
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  plan text := entitled_plan(p_user_id);
  stored text := usage_metric(p_metric);
  is_named boolean;
  granted integer;
BEGIN
  SELECT count(*) > 0, max(l.allowance) INTO is_named, granted
  FROM usage_limits l WHERE l.tier = plan AND l.metric = stored;
  RETURN CASE WHEN NOT is_named THEN 0 WHEN payments_off() THEN NULL ELSE granted END;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION usage_taken(p_user_id uuid, p_metric text) RETURNS integer
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  stored text := usage_metric(p_metric);
  this_month date := usage_month();
BEGIN
  RETURN coalesce((
      SELECT t.used FROM usage_tracking t
      WHERE t.user_id = p_user_id AND t.month = this_month AND t.metric = stored
    ), 0) + (
      SELECT count(*)::integer FROM usage_reservations r
      WHERE r.user_id = p_user_id AND r.metric = stored
        AND r.month = this_month AND r.expires_at > app_now()
    );
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION usage_overview(p_user_id uuid, OUT tier text, OUT month text, OUT metric text,
  OUT used integer, OUT allowance integer) RETURNS SETOF record
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  plan text;
  is_free_of_limits boolean := payments_off();
  this_month date := usage_month();
BEGIN
  PERFORM assert_own(p_user_id);
  plan := entitled_plan(p_user_id);
  RETURN QUERY
    SELECT l.tier, this_month::text, l.metric, coalesce(t.used, 0),
      CASE WHEN is_free_of_limits THEN NULL ELSE l.allowance END
    FROM usage_limits l
    LEFT JOIN usage_tracking t ON t.user_id = p_user_id AND t.month = this_month AND t.metric = l.metric
    WHERE l.tier = plan;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION shared_vehicle_ids(p_can_edit boolean) RETURNS uuid[]
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  RETURN (
    SELECT coalesce(array_agg(s.vehicle_id), '{}')
    FROM vehicle_shares s JOIN vehicles v ON v.id = s.vehicle_id
    WHERE s.member_id = app_user_id() AND s.accepted_at IS NOT NULL AND s.revoked_at IS NULL
      AND v.deleted_at IS NULL AND (s.role = 'edit' OR NOT p_can_edit)
  );
END $$;
