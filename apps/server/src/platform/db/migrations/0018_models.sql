CREATE TABLE "model_spend" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" date NOT NULL,
	"user_id" uuid,
	"calls" integer NOT NULL,
	"tokens" integer NOT NULL,
	CONSTRAINT "model_spend_user_id_day_key" UNIQUE NULLS NOT DISTINCT("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "diagnoses" ADD COLUMN "model_evidence" jsonb;--> statement-breakpoint
ALTER TABLE "model_spend" ADD CONSTRAINT "model_spend_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE model_spend ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE model_spend FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY owner_all ON model_spend TO CURRENT_USER USING (true) WITH CHECK (true);
--> statement-breakpoint
REVOKE ALL ON model_spend FROM PUBLIC;
--> statement-breakpoint
GRANT SELECT ON model_spend TO app_user;
--> statement-breakpoint
CREATE POLICY own_rows ON model_spend FOR SELECT TO app_user USING (user_id = (SELECT app_user_id()));
--> statement-breakpoint
-- Counts a call of a language model before it is made, with the tokens that it may cost, for its user and for
-- everybody, on today's date (UTC). Returns that date; null, and nothing is counted, where a bound would be passed.
-- The user's row is always locked before everybody's: no two calls wait for each other.
CREATE FUNCTION take_model_call(p_user uuid, p_tokens integer, p_user_calls integer, p_user_tokens integer,
  p_all_calls integer, p_all_tokens integer) RETURNS date
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  today date := (app_now() AT TIME ZONE 'UTC')::date;
BEGIN
  INSERT INTO model_spend (day, user_id, calls, tokens) VALUES (today, p_user, 0, 0)
  ON CONFLICT (user_id, day) DO NOTHING;
  UPDATE model_spend SET calls = calls + 1, tokens = tokens + p_tokens
  WHERE day = today AND user_id = p_user AND calls < p_user_calls AND tokens <= p_user_tokens - p_tokens;
  IF NOT FOUND THEN RETURN NULL; END IF;
  INSERT INTO model_spend (day, user_id, calls, tokens) VALUES (today, NULL, 0, 0)
  ON CONFLICT (user_id, day) DO NOTHING;
  UPDATE model_spend SET calls = calls + 1, tokens = tokens + p_tokens
  WHERE day = today AND user_id IS NULL AND calls < p_all_calls AND tokens <= p_all_tokens - p_tokens;
  IF FOUND THEN RETURN today; END IF;
  UPDATE model_spend SET calls = calls - 1, tokens = tokens - p_tokens WHERE day = today AND user_id = p_user;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Puts the tokens that a call did cost in place of those that were counted before it.
CREATE FUNCTION settle_model_call(p_user uuid, p_day date, p_difference integer) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE model_spend SET tokens = greatest(0, tokens + p_difference) WHERE day = p_day AND user_id = p_user;
  UPDATE model_spend SET tokens = greatest(0, tokens + p_difference) WHERE day = p_day AND user_id IS NULL;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION take_model_call(uuid, integer, integer, integer, integer, integer),
  settle_model_call(uuid, date, integer) FROM PUBLIC;
