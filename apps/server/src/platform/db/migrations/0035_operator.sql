CREATE TABLE "retention_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deleted" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "retention_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "retention_runs" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY owner_all ON "retention_runs" TO CURRENT_USER USING (true) WITH CHECK (true);--> statement-breakpoint
REVOKE ALL ON "retention_runs" FROM PUBLIC;--> statement-breakpoint
-- Security events are a record: nobody changes one, the owner role included. They go with their account,
-- and by expire_security_events(), which sets app.expires_events while it runs.
CREATE FUNCTION protect_security_event() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF current_setting('app.expires_events', true) = 'on' THEN RETURN OLD; END IF;
    IF OLD.user_id IS NOT NULL AND NOT EXISTS (SELECT FROM users u WHERE u.id = OLD.user_id) THEN RETURN OLD; END IF;
  END IF;
  RAISE insufficient_privilege USING MESSAGE = 'a security event is neither changed nor deleted';
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION protect_security_event() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER security_audit_events_protect BEFORE UPDATE OR DELETE ON security_audit_events
  FOR EACH ROW EXECUTE FUNCTION protect_security_event();
--> statement-breakpoint
CREATE TRIGGER security_audit_events_protect_all BEFORE TRUNCATE ON security_audit_events
  FOR EACH STATEMENT EXECUTE FUNCTION protect_security_event();
--> statement-breakpoint
-- Events of accounts, and events without one that may name an address. What is recorded of a deletion, of
-- a policy or of an operator's act on everybody names nobody, and stays.
CREATE FUNCTION expire_security_events(p_account_before timestamptz, p_refusal_before timestamptz,
  OUT account_events integer, OUT refusals integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM set_config('app.expires_events', 'on', true);
  DELETE FROM security_audit_events WHERE user_id IS NOT NULL AND created_at < p_account_before;
  GET DIAGNOSTICS account_events = ROW_COUNT;
  DELETE FROM security_audit_events
    WHERE user_id IS NULL AND ip_address IS NOT NULL AND created_at < p_refusal_before;
  GET DIAGNOSTICS refusals = ROW_COUNT;
  PERFORM set_config('app.expires_events', '', true);
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION expire_security_events(timestamptz, timestamptz) FROM PUBLIC;
