// Two lists of threads for the same elements, and an iterator that is asked twice in a round.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
class Step extends Thread {
    private final int[] data;
    private final int at;
    Step(int[] data, int at) {
        this.data = data;
        this.at = at;
    }
    @Override
    public void run() { data[at]++; } // RACE!
}
class Main {
    public static void main(String[] args) {
        int[] data = new int[8];
        List<Step> steps = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            steps.add(new Step(data, i));
            steps.add(new Step(data, i));
        }
        Iterator<Step> it = steps.iterator();
        while (it.hasNext()) {
            it.next().start();
            it.next().start();
        }
    }
}
