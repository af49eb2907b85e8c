// A volatile array reference does not make its elements volatile.
public class Main {
    static volatile int[] levels = new int[8];
    static volatile boolean[] flags = new boolean[2];

    public static void main(String[] args) {
        new Thread(() -> {
            for (int i = 0; i < levels.length; i++)
                levels[i] = i; // RACE! l
            flags[0] = true; // RACE! f
        }).start();
        new Thread(() -> {
            while (!flags[0]) // RACE! f
                Thread.yield();
            System.out.println(levels[3]); // RACE! l
        }).start();
    }
}
