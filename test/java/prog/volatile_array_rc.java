// The reference to the array is volatile, its elements and the state behind another reference are not.
public class Main {
    private static volatile int[] cells = new int[4];
    private static volatile State state = new State();

    static class State {
        int value;
        volatile int safe;
    }

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                cells[0] = i; // RACE! cells
                state.value = i; // RACE! value
                state.safe = i;
            }
        });
        writer.start();
        int sum = 0;
        for (int i = 0; i < 100; i++) {
            sum += cells[0]; // RACE! cells
            sum += state.value; // RACE! value
            sum += state.safe;
        }
        writer.join();
        System.out.println(sum + cells[0]);
    }
}
