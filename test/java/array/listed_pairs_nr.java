// An iterator is asked twice in a round: the second thread has the other half of the data.
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
    public void run() { data[at]++; } // NORACE
}
class Main {
    public static void main(String[] args) {
        int[] data = new int[8];
        List<Step> steps = new ArrayList<>();
        for (int i = 0; i < 8; i++)
            steps.add(new Step(data, i));
        Iterator<Step> it = steps.iterator();
        while (it.hasNext())
            it.next().start();
    }
}
