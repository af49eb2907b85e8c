// Objects of the platform that keep a position, a date or a digest, used by two threads under a lock.
import java.security.MessageDigest;
import java.util.Calendar;
import java.util.Date;
import java.util.StringTokenizer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;

public class Main {
    static final Calendar calendar = Calendar.getInstance();
    static final Date last = new Date();
    static final Matcher matcher = Pattern.compile("[a-z]+").matcher("some words");
    static final StringTokenizer words = new StringTokenizer("some words");
    static final CRC32 crc = new CRC32();
    static MessageDigest digest;

    static synchronized void work(byte[] data) {
        calendar.setTimeInMillis(data.length); // NORACE
        System.out.println(calendar.get(Calendar.YEAR)); // NORACE
        last.setTime(data.length); // NORACE
        System.out.println(last.getTime()); // NORACE
        if (matcher.find()) { // NORACE
            System.out.println(matcher.group()); // NORACE
        }
        if (words.hasMoreTokens()) { // NORACE
            System.out.println(words.nextToken()); // NORACE
        }
        crc.update(data, 0, data.length); // NORACE
        System.out.println(crc.getValue()); // NORACE
        digest.update(data); // NORACE
        System.out.println(digest.digest().length); // NORACE
    }

    public static void main(String[] args) throws Exception {
        digest = MessageDigest.getInstance("MD5");
        for (int i = 0; i < 2; i++) {
            new Thread(() -> work(new byte[10])).start();
        }
    }
}
