// A class of static helpers with a hidden buffer and counters.
// heddle: --open
import java.util.Random;
public final class Main {
    private static final char[] BUFFER = new char[64];
    private static Random random;
    private static int calls;
    private static String lastError;
    private Main() {}
    public static String hex(int v) {
        calls++; // RACE! calls
        for (int i = 7; i >= 0; i--) {
            BUFFER[i] = Character.forDigit(v & 15, 16); // RACE! buffer
            v >>>= 4;
        }
        return new String(BUFFER, 0, 8); // RACE! buffer
    }
    public static int next() {
        if (random == null) // RACE! random
            random = new Random(); // RACE! random
        return random.nextInt(); // RACE! random
    }
    public static synchronized void fail(String e) { lastError = e; } // RACE! error
    public static String lastError() { return lastError; } // RACE! error
}
