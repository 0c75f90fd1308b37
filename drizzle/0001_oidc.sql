ALTER TABLE "pending_signups" ALTER COLUMN "password" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pending_signups" ADD COLUMN "provider_subject" text;